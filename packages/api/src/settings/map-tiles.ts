import { anyText, Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

/** Square pictures of a map, 256 pixels wide, by somebody else's server. */
export interface MapTiles {
  /** With {z}, {x} and {y} where their numbers go. */
  readonly url: string
  /** Whom they are owed to, as it is shown on the map. */
  readonly credit: string
}

export interface MapSettings {
  /** Streets under the map of the address search; none, and the map is our own outlines (D20). */
  readonly mapTiles?: MapTiles
}

type Variable = "MAP_TILES_URL" | "MAP_TILES_CREDIT"

/** What lies under the map. Pictures without a word of whose they are would be taken and not lent. */
export function readMapTiles({ read, problems }: Source<Variable>): MapSettings {
  const url = read<string | null>("MAP_TILES_URL", null, parseTiles)
  const credit = read<string | null>("MAP_TILES_CREDIT", null, anyText)
  if (url === null) return {}
  if (credit === null) {
    problems.push("MAP_TILES_CREDIT must say whom the map's pictures are owed to")
    return {}
  }
  return { mapTiles: { url, credit } }
}

function parseTiles(text: string): string | Wrong {
  const isPattern = ["{z}", "{x}", "{y}"].every((part) => text.includes(part))
  return isPattern && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? text
    : new Wrong("must be an http or https address with {z}, {x} and {y}")
}
