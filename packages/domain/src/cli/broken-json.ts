/**
 * Where a text stops being JSON and why: "2:14: Unexpected token ']'", line and column from 1. `message` is what
 * `JSON.parse` said of it, which names the place for some faults only.
 */
export function whereBroken(text: string, message: string): string {
  const named = /^(.*) in JSON at position (\d+)/s.exec(message)
  const unexpected = /^Unexpected token '.+?'/su.exec(message)?.[0]
  const problem = named?.[1] ?? unexpected ?? message
  const position = named ? Number(named[2]) : unexpected ? unexpectedAt(text) : text.length
  const before = text.slice(0, position)
  const line = before.split("\n").length
  return `${line}:${position - before.lastIndexOf("\n")}: ${problem.replaceAll("\n", "\\n")}`
}

/** A token is unexpected in every beginning of the text that contains it, and in none that ends before it. */
function unexpectedAt(text: string): number {
  let least = 0
  let most = text.length
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (faultOf(text.slice(0, middle + 1)).startsWith("Unexpected token")) most = middle
    else least = middle + 1
  }
  return least
}

function faultOf(text: string): string {
  try {
    JSON.parse(text)
    return ""
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
  }
}
