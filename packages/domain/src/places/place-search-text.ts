import { latinDigits } from "./latin-digits.ts"

/**
 * The words of a place's name for comparison, in either script: lower case, without accents and vowel marks, one form
 * for each Arabic letter with several spellings, Latin digits, no article (D20). Names and typed text are normalised in
 * the same way, so that "Al-Barsha", "albarsha" and "barsha" match, and so do "أُمّ سُقَيم" and "ام سقيم".
 *
 * @example placeSearchWords("Al Qūṣaiṣ 2") // ["qusais", "2"]
 */
export function placeSearchWords(text: string): readonly string[] {
  const words = foldLetters(text)
    .split(" ")
    .filter((word) => word !== "")
  const named = words.filter((word) => !separateArticles.has(word))
  return (named.length === 0 ? words : named).map(withoutArticle)
}

/** The same as one string, to compare whole names. */
export const placeSearchText = (text: string): string => placeSearchWords(text).join(" ")

/** The article in Latin letters, also as pronounced before the sun letters: Ar Rayyan, As Sadd, Ad Dafna. */
const separateArticles = new Set(["al", "el", "ad", "ar", "as", "ash", "at", "az", "an", "adh", "ath", "ال"])

/** An attached article is removed if three Latin or two Arabic letters remain, so that Ali and الو stay. */
const withoutArticle = (word: string): string => word.replace(/^(?:al(?=[a-z]{3})|ال(?=[\u0621-\u064A]{2}))/, "")

/** The text as it is compared: lower case, without accents and vowel marks, with blanks for all other characters. */
// Decomposition has separated alef, waw and yaa from their hamza, which is removed with the vowel marks.
export function foldLetters(text: string): string {
  return latinDigits(text)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\u0640'’‘ʿʾʻʼ`´ء]/gu, "")
    .replaceAll("ٱ", "ا")
    .replace(/[ىی]/g, "ي")
    .replaceAll("ة", "ه")
    .replaceAll("ک", "ك")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
}
