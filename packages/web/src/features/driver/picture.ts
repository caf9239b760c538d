import { largestProof } from "@mersal/domain/delivery/proof-image"

/** The longer edge of a sent photo, in pixels: enough to recognise a parcel at a door. */
const longestEdge = 1_600

const qualities = [0.82, 0.65, 0.45]

/**
 * A photo from the phone's camera as a JPEG that the server accepts, and as a canvas to show; null if it is not a
 * picture.
 */
export async function smallerPhoto(
  file: Blob,
): Promise<{ readonly bytes: Uint8Array; readonly canvas: HTMLCanvasElement } | null> {
  // The camera records its orientation; the browser turns the picture upright.
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of qualities) {
    const bytes = await jpegOf(canvas, quality)
    if (bytes && bytes.length <= largestProof) return { bytes, canvas }
  }
  return null
}

export async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Uint8Array | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
  return blob && new Uint8Array(await blob.arrayBuffer())
}
