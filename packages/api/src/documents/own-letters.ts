/** A font as far as its signs are handed out, and where it keeps them: it has no other way to make one anew. */
interface Signs {
  getGlyph: (id: number, letters?: number[]) => unknown
  readonly _glyphs: Record<number, unknown>
}

/**
 * Makes a font keep each of its signs with the letters for which it stands. What lays out PDFs keeps a sign with the
 * letters for which it was first asked, and joins it as those ever after: a sign that was first met as a part of another
 * letter, in whatever paper was printed before, would then be drawn in a wrong form, or not at all.
 */
export function keepLetters(given: object): void {
  const font = given as Signs
  const { getGlyph, _glyphs: kept } = font
  const signs = new Map<string, unknown>()
  font.getGlyph = (id, letters = []) => {
    const key = `${id} ${letters.join()}`
    if (!signs.has(key)) {
      delete kept[id]
      signs.set(key, getGlyph.call(font, id, letters))
    }
    return signs.get(key)
  }
}
