/**
 * How many names the objects of a JSON text have together, counting one that comes twice in an object twice. One pass over
 * the bytes, which must be JSON: a colon outside a text follows a name and nothing else.
 */
export function namesIn(json: Uint8Array): number {
  let names = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === quote) isText = !isText
    else if (isText && byte === backslash) at += 1
    else if (!isText && byte === colon) names += 1
  }
  return names
}

const [quote, colon, backslash] = [0x22, 0x3a, 0x5c]

interface Part {
  /** The names of an object so far; null in a list. */
  readonly names: Set<string> | null
  /** The name or the place of the value that is being read. */
  at: string | number
}

const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/gs

/**
 * The path of the first name that comes a second time in an object of a JSON text; null if each comes once.
 *
 * @example repeatedName('{"pkp":[{"ph":"1","ph":"2"}]}') // "pkp.0.ph"
 */
export function repeatedName(json: string): string | null {
  const within: Part[] = []
  let lastText = ""
  for (const [token] of json.matchAll(tokens)) {
    const part = within.at(-1)
    if (token === "{") within.push({ names: new Set(), at: "" })
    else if (token === "[") within.push({ names: null, at: 0 })
    else if (token === "}" || token === "]") within.pop()
    else if (token === "," && typeof part?.at === "number") part.at += 1
    else if (token === ":" && part?.names) {
      const name: string = JSON.parse(lastText)
      part.at = name
      if (part.names.has(name)) return within.map(({ at }) => at).join(".")
      part.names.add(name)
    } else lastText = token
  }
  return null
}
