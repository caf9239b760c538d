import { readFileSync } from "node:fs"
import { SourceMap } from "node:module"

const maps = new Map<string, SourceMap | null>()

/**
 * A stack frame with the position in the source instead of the built file. The source maps are read only after a
 * failure: with `--enable-source-maps` Node keeps those of all modules, which takes 12 MB.
 */
export function writtenFrame(frame: string): string {
  const [place, built = "", line, column] = /(file:.+\.js):(\d+):(\d+)/.exec(frame) ?? []
  if (place === undefined) return frame
  const origin = mapOf(built)?.findOrigin(Number(line), Number(column))
  if (!origin || !("fileName" in origin)) return frame
  const written = new URL(origin.fileName, built).href
  return frame.replace(place, () => `${written}:${origin.lineNumber}:${origin.columnNumber}`)
}

function mapOf(built: string): SourceMap | null {
  const known = maps.get(built)
  if (known !== undefined) return known
  const read = readMap(built)
  maps.set(built, read)
  return read
}

/** The source map beside a built file; without one (null) the frame stays as it is. */
function readMap(built: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${built}.map`), "utf8")))
  } catch {
    return null
  }
}
