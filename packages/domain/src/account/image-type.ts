/** The formats of profile pictures. None that can contain a script: no SVG. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp"] as const

export type ImageType = (typeof imageTypes)[number]

/** The largest picture, in bytes: a portrait of 1024 by 1024 with room to spare. */
export const largestImage = 512 * 1024

/** The format according to a picture's first bytes, whatever its name; null for anything else. */
export function imageTypeOf(bytes: ArrayLike<number>): ImageType | null {
  const begins = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte)
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png"
  if (begins([0xff, 0xd8, 0xff])) return "image/jpeg"
  if (begins(letters("RIFF")) && begins(letters("WEBP"), 8)) return "image/webp"
  return null
}

const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0))

/** Pictures have only random names, so that no name leads anywhere else. */
export const isImageName = (name: string): boolean => /^[a-f0-9]{32}$/.test(name)
