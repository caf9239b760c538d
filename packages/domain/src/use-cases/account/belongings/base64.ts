const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** Bytes as base64 text, for storage: the domain has no platform function for it. */
export function base64OfBytes(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
    const group = (first << 16) | (second << 8) | third
    const letters = [18, 12, 6, 0].map((shift) => alphabet[(group >> shift) & 63])
    const used = Math.min(3, bytes.length - at) + 1
    parts.push(letters.slice(0, used).join("").padEnd(4, "="))
  }
  return parts.join("")
}

/** The bytes of such a text. */
export function bytesOfBase64(text: string): Uint8Array {
  const letters = text.replace(/=+$/, "")
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  for (let at = 0; at * 4 < letters.length; at++) {
    const group = [0, 1, 2, 3].reduce((sum, index) => (sum << 6) | sextet(letters[at * 4 + index]), 0)
    for (const [index, shift] of [16, 8, 0].entries()) {
      const target = at * 3 + index
      if (target < bytes.length) bytes[target] = (group >> shift) & 255
    }
  }
  return bytes
}

const sextet = (letter: string | undefined): number => (letter === undefined ? 0 : alphabet.indexOf(letter))
