import type { Sheet } from "@mersal/domain/paper/sheet"

/**
 * The sheet with only printable characters. A letter with marks that no font has loses its marks; a letter that no font
 * has becomes a question mark. Otherwise a font would show another letter in its place.
 */
export const printable = (sheet: Sheet, hasGlyph: (codePoint: number) => boolean): Sheet =>
  JSON.parse(JSON.stringify(sheet), (key, value: unknown) =>
    typeof value === "string" && key !== "language" ? printableText(value, hasGlyph) : value,
  ) as Sheet

export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const isShown = (character: string): boolean => hasGlyph(character.codePointAt(0) ?? 0)
  return [...text.normalize("NFC")]
    .map((character) => {
      if (isShown(character)) return character
      const bare = [...character.normalize("NFKD")].filter((part) => !/\p{M}/u.test(part))
      if (bare.length > 0 && bare.every(isShown)) return bare.join("")
      return /[\p{M}\p{C}]/u.test(character) ? "" : "?"
    })
    .join("")
}
