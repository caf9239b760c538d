import { anyText, Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

/** Square pictures of a map, 256 pixels wide, from a third party's server. */
export interface MapTiles {
  /** With {z}, {x} and {y} as placeholders for their numbers. */
  readonly url: string
  /** The credit to show on the map. */
  readonly credit: string
}

export interface MapSettings {
  /** Streets under the map of the address search; without them the map is our own outlines (D20). */
  readonly mapTiles?: MapTiles
}

type Variable = "MAP_TILES_URL" | "MAP_TILES_CREDIT"

/** The pictures under the map. The credit is required, because pictures may not be shown without it. */
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
