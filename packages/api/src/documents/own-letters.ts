/**
 * The part of a font that gives out glyphs, and its cache of them: only without a cached glyph does it make a new one.
 */
interface Signs {
  getGlyph: (id: number, letters?: number[]) => unknown
  readonly _glyphs: Record<number, unknown>
}

/**
 * Makes a font keep each glyph together with the letters that it stands for. The PDF library keeps a glyph with the
 * letters of its first use, and shapes it like those ever after: a glyph that was first used as part of another letter,
 * in any earlier document, would then be drawn in a wrong form, or not at all.
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
