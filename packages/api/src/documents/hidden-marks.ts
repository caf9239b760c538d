/** A font as far as it is asked whether it has a sign for a character. */
interface Signs {
  hasGlyphForCodePoint: (codePoint: number) => boolean
}

/** Between these two a value stands in its own order. */
const marks = [0x2068, 0x2069]

/**
 * Makes a font say that it has the marks of order. None has them. What lays out PDFs orders by them and draws nothing,
 * unless no font says so: then it takes a font of the reader's, which shows other letters in their place.
 */
export function hideMarks(given: object): void {
  const font = given as Signs
  const { hasGlyphForCodePoint } = font
  font.hasGlyphForCodePoint = (codePoint) => marks.includes(codePoint) || hasGlyphForCodePoint.call(font, codePoint)
}
