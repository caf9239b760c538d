/**
 * Where a text stops being JSON, and why: "2:14: Unexpected token ']'", line and column from 1. `message` is that of
 * `JSON.parse`, which gives the position for some faults only.
 */
export function whereBroken(text: string, message: string): string {
  const { position, problem } = faultIn(text, message)
  const before = text.slice(0, position)
  return `${before.split("\n").length}:${position - before.lastIndexOf("\n")}: ${problem.replaceAll("\n", "\\n")}`
}

function faultIn(text: string, message: string): { readonly position: number; readonly problem: string } {
  const [, problem, place] = /^(.*?)(?: in JSON)? at position (\d+)/s.exec(message) ?? []
  if (problem !== undefined) return { position: Number(place), problem }
  if (!message.startsWith(unexpected)) return { position: text.length, problem: message }
  const position = unexpectedAt(text)
  // The message contains half of a surrogate pair.
  return { position, problem: `${unexpected} '${String.fromCodePoint(text.codePointAt(position) ?? 0)}'` }
}

const unexpected = "Unexpected token"

/** A token is unexpected in every prefix of the text that contains it, and in none that ends before it. */
function unexpectedAt(text: string): number {
  let least = 0
  let most = text.length
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (messageOf(text.slice(0, middle + 1)).startsWith(unexpected)) most = middle
    else least = middle + 1
  }
  return least
}

function messageOf(text: string): string {
  try {
    JSON.parse(text)
    return ""
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
  }
}
