import { hash } from "node:crypto"

/** SHA-256's block length and its output length, in bytes. */
const [blockLength, hashLength] = [64, 32]

/** Most texts are shorter; a longer one gets a buffer of its own. */
const usualLength = 2_048

/**
 * HMAC-SHA-256 with one key (RFC 2104), as lower-case hexadecimal. Node's own function makes an OpenSSL object for each
 * text, which takes longer than hashing twice, and every quote has three seals.
 *
 * @param key at most 64 bytes
 */
export function hmacSha256(key: Buffer): (text: string) => string {
  if (key.length > blockLength) throw new RangeError(`A key of ${key.length} bytes is longer than ${blockLength}.`)
  const keyed = (sign: number, room: number): Buffer => {
    const block = Buffer.alloc(blockLength + room)
    for (let index = 0; index < blockLength; index += 1) block[index] = (key[index] ?? 0) ^ sign
    return block
  }
  const [inner, outer] = [keyed(0x36, usualLength), keyed(0x5c, hashLength)]
  return (text) => {
    // A UTF-16 code unit takes at most three bytes of UTF-8.
    const room = text.length * 3 <= usualLength ? inner : Buffer.concat([inner, Buffer.alloc(text.length * 3)])
    const end = blockLength + room.write(text, blockLength)
    // As a binary string, one character per byte: for a Buffer answer the platform allocates one each time, which takes
    // longer to collect.
    outer.write(hash("sha256", room.subarray(0, end), "binary"), blockLength, "latin1")
    return hash("sha256", outer)
  }
}
