/** The part of a font that tells whether it has a glyph for a character. */
interface Signs {
  hasGlyphForCodePoint: (codePoint: number) => boolean
}

/** First strong isolate and pop directional isolate: between these two a value keeps its own direction. */
const marks = [0x2068, 0x2069]

/**
 * Makes a font claim to have these direction marks, which no font has. The PDF library orders text by them and draws
 * nothing for them, unless no font has them: then it uses a font of the reader's computer, which shows other letters in
 * their place.
 */
export function hideMarks(given: object): void {
  const font = given as Signs
  const { hasGlyphForCodePoint } = font
  font.hasGlyphForCodePoint = (codePoint) => marks.includes(codePoint) || hasGlyphForCodePoint.call(font, codePoint)
}
