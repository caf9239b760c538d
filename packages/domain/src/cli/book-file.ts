import { whereBroken } from "./broken-json.ts"
import { Trouble } from "./trouble.ts"

/** Much more than any book; standard input may be endless by mistake. */
const mostMegabytes = 16

/** Much more than any book; the recursive checks would overflow the stack. */
const mostLevels = 100

/** The value of a JSON file. Throws `Trouble` if it cannot be read, is no JSON, or is larger than any book. */
export async function valueIn(name: string, file: AsyncIterable<Uint8Array>): Promise<unknown> {
  const text = decoded(name, await bytesOf(name, file))
  const value = parsed(name, text)
  if (isDeeperThan(mostLevels, value)) throw new Trouble(`${name} is nested more than ${mostLevels} levels deep`)
  return value
}

async function bytesOf(name: string, file: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const most = mostMegabytes * 1_000_000
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    for await (const piece of file) {
      pieces.push(piece)
      length += piece.length
      if (length > most) break
    }
  } catch (error) {
    throw new Trouble(`cannot read ${name}: ${messageOf(error)}`)
  }
  if (length > most) throw new Trouble(`${name} is larger than ${mostMegabytes} MB, too large for a rule book`)
  return Buffer.concat(pieces)
}

/** Removes a byte order mark. */
function decoded(name: string, bytes: Uint8Array): string {
  // Zero bytes are valid in UTF-8 but not in JSON; UTF-16 has them.
  if (bytes.includes(0)) throw notUtf8(name)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw notUtf8(name)
  }
}

const notUtf8 = (name: string): Trouble => new Trouble(`${name} is not JSON in UTF-8; save it in that encoding`)

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Trouble(`${name}:${whereBroken(text, messageOf(error))}`)
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= levels && level.length > 0; depth++)
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []))
  return level.length > 0
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
