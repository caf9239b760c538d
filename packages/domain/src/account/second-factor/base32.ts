const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/**
 * Bytes as RFC 4648 writes them in base 32, without padding: as authenticator apps take a secret.
 *
 * @example base32OfBytes(new Uint8Array([0x66, 0x6f])) // "MZXQ"
 */
export function base32OfBytes(bytes: Uint8Array): string {
  let text = ""
  let [kept, bits] = [0, 0]
  for (const byte of bytes) {
    kept = ((kept << 8) | byte) & 0xfff
    bits += 8
    for (; bits >= 5; bits -= 5) text += alphabet[(kept >> (bits - 5)) & 31]
  }
  return bits === 0 ? text : text + alphabet[(kept << (5 - bits)) & 31]
}

/** In groups of four, for whoever types it: "MZXW 6YTB". */
export const inGroupsOfFour = (text: string): string => text.replace(/(.{4})(?=.)/g, "$1 ")
