/** Whether a text keeps its line breaks; otherwise each becomes a space. */
export interface SanitiserOptions {
  readonly multiLine?: boolean
}

/**
 * The typed text as we store and show it (D24). Letters, marks, digits and ordinary punctuation of all scripts stay;
 * emoji, symbols and invisible characters go. A removed symbol between two words becomes a space.
 *
 * It runs on every key press too, so spaces at the ends stay. Idempotent; never longer than the input, in UTF-16 code
 * units; a keycap emoji leaves its digit.
 *
 * @example sanitise("Villa 12 🏡, gate=B") // "Villa 12 , gate B"
 */
export function sanitise(text: string, options: SanitiserOptions = {}): string {
  return text
    .toWellFormed()
    .replace(/[`´]/g, "'")
    .replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, options.multiLine ? "\n" : " ")
    .replace(/[\t\p{Zs}]/gu, " ")
    .replace(unwantedRun, spaceBetweenWords)
    .replace(joiners, keptJoiner)
}

// Enclosed and dingbat numbers are numbers to Unicode and pictures to everybody else; U+FFFC and U+FFFD are symbols.
const picture = String.raw`\p{S}\p{Extended_Pictographic}\u2460-\u249B\u24EA-\u24FF\u2776-\u2793\u{1F100}-\u{1F10C}`

// \p{C} without the line feed and the two joiners; default ignorables hold the variation selectors, the fillers that
// look like an empty name, and the tags of flags. \u20E3 and its kin are the frames of keycap emoji.
const invisible = String.raw`\0-\t\v-\u200B\u200E-\u{10FFFF}`
const hidden = String.raw`(?:(?=[${invisible}])[\p{C}\p{Default_Ignorable_Code_Point}]|\p{Me})`

/** Pictures with the joiners, selectors and marks of skin that tie them, or hidden characters alone. */
const unwantedRun = new RegExp(`(?:[${picture}]|${hidden})(?:[${picture}]|${hidden}|[\\u200C\\u200D])*`, "gu")

const endsInWord = /[\p{L}\p{M}\p{N}]$/u
const startsWithWord = /^[\p{L}\p{N}]/u
const hasPicture = new RegExp(`[${picture}]`, "u")

function spaceBetweenWords(run: string, offset: number, whole: string): string {
  const heldApart = endsInWord.test(whole.slice(Math.max(0, offset - 2), offset))
  return heldApart &&
    startsWithWord.test(whole.slice(offset + run.length, offset + run.length + 2)) &&
    hasPicture.test(run)
    ? " "
    : ""
}

/** Joiners shape Persian, Urdu and Indian words, so one stays between two letters, and nowhere else. */
const joiners = /(?<before>[\p{L}\p{M}])?[\u200C\u200D]+(?=(?<after>[\p{L}\p{M}])?)/gu

function keptJoiner(run: string, before: string | undefined, after: string | undefined): string {
  const joiner = run.at(before?.length ?? 0) ?? ""
  return before && after ? before + joiner : (before ?? "")
}
