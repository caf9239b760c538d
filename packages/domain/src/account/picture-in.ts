import { type ImageType, imageTypeOf } from "./image-type.ts"

/** A picture as its file describes it, in pixels. */
export interface Picture {
  readonly type: ImageType
  readonly width: number
  readonly height: number
}

/** The longest side of a picture, in pixels: more than any phone's camera takes. */
export const longestSide = 12_000
/** The most pixels of a picture: whoever shows it needs four bytes for each. */
export const mostPixels = 100_000_000

/**
 * The picture that these bytes are, from its beginning to its end, by the structure of the file; null for anything else,
 * a part of a picture, and one that is too large to show. Nothing is decoded.
 *
 * Behind the end of a JPEG there may be more, as phones write it; behind that of a PNG or WebP there may not.
 */
export function pictureIn(bytes: Uint8Array): Picture | null {
  const type = imageTypeOf(bytes)
  const size = type && sizeIn[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!size) return null
  const { width, height } = size
  const isShown = Math.min(width, height) > 0 && Math.max(width, height) <= longestSide && width * height <= mostPixels
  return isShown ? { type, width, height } : null
}

type Size = Pick<Picture, "width" | "height">

/** A chunk with its name: where its content begins, and how long that is. */
interface Chunk {
  readonly name: string
  readonly at: number
  readonly length: number
}

/** The chunks that fill a file from here to its end exactly; null if they do not. */
function chunksOf(
  file: DataView,
  from: number,
  read: (at: number) => Chunk & { readonly next: number },
): readonly Chunk[] | null {
  const chunks: Chunk[] = []
  let at = from
  while (at + 8 <= file.byteLength) {
    const { next, ...chunk } = read(at)
    chunks.push(chunk)
    at = next
  }
  return at === file.byteLength ? chunks : null
}

const nameAt = (file: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => file.getUint8(at + index)))

/** A header with the size, data, and an empty chunk at the end; each chunk has a checksum. */
function sizeOfPng(file: DataView): Size | null {
  const chunks = chunksOf(file, 8, (at) => {
    const length = file.getUint32(at)
    return { name: nameAt(file, at + 4), at: at + 8, length, next: at + 12 + length }
  })
  const [header] = chunks ?? []
  const isWhole =
    header?.name === "IHDR" &&
    header.length === 13 &&
    chunks?.some(({ name, length }) => name === "IDAT" && length > 0) &&
    chunks.findIndex(({ name }) => name === "IEND") === chunks.length - 1
  return isWhole ? { width: file.getUint32(header.at), height: file.getUint32(header.at + 4) } : null
}

/** Segments, of which a frame's header has the size, then scans of coded data, and the mark of the end. */
function sizeOfJpeg(file: DataView): Size | null {
  let size: Size | null = null
  let hasScan = false
  let at = 2
  while (at + 2 <= file.byteLength) {
    const [prefix, marker] = [file.getUint8(at), file.getUint8(at + 1)]
    if (prefix !== 0xff) {
      // Only coded data is between two segments.
      if (!hasScan) return null
      at += 1
    } else if (marker === endOfImage) return hasScan ? size : null
    else if (marker === 0xff) at += 1
    else if (hasScan && (marker === 0 || isRestart(marker))) at += 2
    else {
      if (marker < 0xc0 || at + 4 > file.byteLength) return null
      const length = file.getUint16(at + 2)
      if (length < 2 || at + 2 + length > file.byteLength) return null
      if (isFrame(marker)) {
        if (length < 9) return null
        size = { height: file.getUint16(at + 5), width: file.getUint16(at + 7) }
      }
      if (marker === startOfScan && size) hasScan = true
      at += 2 + length
    }
  }
  return null
}

const endOfImage = 0xd9
const startOfScan = 0xda
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7
/** The headers of frames are C0 to CF, but for the tables among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Chunks of even length within one that is as long as the file; the first has the size. */
function sizeOfWebp(file: DataView): Size | null {
  if (file.byteLength < 16 || file.getUint32(4, true) !== file.byteLength - 8) return null
  const chunks = chunksOf(file, 12, (at) => {
    const length = file.getUint32(at + 4, true)
    return { name: nameAt(file, at), at: at + 8, length, next: at + 8 + length + (length % 2) }
  })
  const [first] = chunks ?? []
  if (!first || first.length < 10 || !chunks?.some(({ name }) => coded.has(name))) return null
  const { name, at } = first
  if (name === "VP8X") return { width: 1 + uint24(file, at + 4), height: 1 + uint24(file, at + 7) }
  if (name === "VP8L" && file.getUint8(at) === 0x2f) {
    const bits = file.getUint32(at + 1, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  const isKeyFrame = name === "VP8 " && file.getUint8(at + 3) === 0x9d && file.getUint16(at + 4) === 0x012a
  return isKeyFrame
    ? { width: file.getUint16(at + 6, true) & 0x3fff, height: file.getUint16(at + 8, true) & 0x3fff }
    : null
}

/** The chunks of a WebP that have pixels. */
const coded: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "ANMF"])

const uint24 = (file: DataView, at: number): number => file.getUint16(at, true) + 0x1_00_00 * file.getUint8(at + 2)

const sizeIn: Readonly<Record<ImageType, (file: DataView) => Size | null>> = {
  "image/png": sizeOfPng,
  "image/jpeg": sizeOfJpeg,
  "image/webp": sizeOfWebp,
}
