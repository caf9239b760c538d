import { hash } from "node:crypto"

/** Bytes that SHA-256 takes at a time, and bytes that it answers. */
const [blockLength, hashLength] = [64, 32]

/** Most texts are shorter; longer ones get room of their own. */
const usualLength = 2_048

/**
 * HMAC-SHA-256 under one key (RFC 2104), as lower-case hexadecimal. Node's own makes an object of OpenSSL for each text,
 * which takes longer than hashing twice; three seals are in every quote.
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
    // A sign of UTF-16 is three bytes of UTF-8 at most.
    const room = text.length * 3 <= usualLength ? inner : Buffer.concat([inner, Buffer.alloc(text.length * 3)])
    const end = blockLength + room.write(text, blockLength)
    // As a text, a sign for each byte: the platform makes a buffer of its own for each answer, which takes longer to collect.
    outer.write(hash("sha256", room.subarray(0, end), "binary"), blockLength, "latin1")
    return hash("sha256", outer)
  }
}
