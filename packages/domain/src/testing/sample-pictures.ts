import { bytesOfBase64 } from "../use-cases/account/belongings/base64.ts"

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(bytesOfBase64(base64))

/** Whole pictures of two red pixels beside each other, as a browser and cwebp write them. */
export const samplePictures = {
  png: bytesOf(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4AWL6z8DwH4QBAAAA///agZIkAAAABklEQVQDABIJA/9FjHO7AAAAAElFTkSuQmCC",
  ),
  jpeg: bytesOf(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQA1j/2Q==",
  ),
  lossyWebp: bytesOf("UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoCAAEAB0CWJaACdLoAA5gA/uUK+Cepco/+N48CvJdjoAAA"),
  losslessWebp: bytesOf("UklGRhwAAABXRUJQVlA4TA8AAAAvAQAAAAcQ/Y/+ByKi/wEA"),
  /** With transparency, which an extended header says. */
  extendedWebp: bytesOf(
    "UklGRlAAAABXRUJQVlA4WAoAAAAQAAAAAQAAAAAAQUxQSAMAAAAAAP8AVlA4ICYAAABwAQCdASoCAAEADMDOJaACdAFAAAD+3FHSXS5Df6u/O36ntgAAAA==",
  ),
} as const

/** The same picture for people and another one for computers: the JPEG with a comment of this byte. */
export const pictureNumber = (byte: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0xff, 0xd8, 0xff, 0xfe, 0, 3, byte, ...samplePictures.jpeg.slice(2)])
