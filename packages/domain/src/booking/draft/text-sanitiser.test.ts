import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sanitise } from "./text-sanitiser.ts"

const emoji = fc.constantFrom(
  "😀",
  "❤️",
  "👨‍👩‍👧‍👦",
  "👍🏽",
  "🇦🇪",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "🏳️‍🌈",
  "ℹ️",
  "©",
  "™",
  "‼️",
  "1️⃣",
  "☎",
  "❶",
  "🅰️",
  "🧿",
)
const words = fc.constantFrom(
  "Ali",
  "Al Barsha",
  "برج خليفة",
  "می‌خواهم",
  "دُبَيّ",
  "मनीष",
  "ക്രിസ്‌തു",
  "Łódź",
  "李小龙",
  "አዲስ",
  "O'Brien",
  "12-B",
)
const anything = fc.string({ unit: "binary", maxLength: 60 })
const pieces = ["a", "ب", "क", "्", "\u200C", "\u200D", "\u0301", " ", "5", "😀", "+", "´", "\uFE0F", "\u20E3"]
const marked = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 30 })
/** So short that what becomes longer is not made up for by what is left out. */
const brief = fc.string({ unit: fc.constantFrom(...pieces, "\r\n", "\u2028"), maxLength: 4 })
const typed = fc.oneof(
  anything,
  marked,
  brief,
  fc.array(fc.oneof(emoji, words, fc.constantFrom(" ", "\n", "\r\n", "\t", "\u200D"))).map((parts) => parts.join("")),
)
const options = fc.constantFrom({}, { multiLine: true })

describe("the sanitiser of typed text", () => {
  it("changes nothing that it has already sanitised", () => {
    fc.assert(
      fc.property(typed, options, (text, option) => {
        const once = sanitise(text, option)
        expect(sanitise(once, option)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  it("never makes a text longer", () => {
    fc.assert(
      fc.property(typed, options, (text, option) => {
        expect(sanitise(text, option).length).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 1000 },
    )
  })

  it("leaves no symbol, emoji, control, selector, tag or half character", () => {
    fc.assert(
      fc.property(typed, options, (text, option) => {
        const left = sanitise(text, option).replace(/\u200C|\u200D|\n/g, "")
        expect(left).not.toMatch(/[\p{S}\p{C}\p{Me}\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}]/u)
        expect(left).toMatch(/^[\p{L}\p{M}\p{N}\p{P} ]*$/u)
      }),
      { numRuns: 1000 },
    )
  })

  it("keeps a joiner only between two letters, and only one", () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(sanitise(text)).not.toMatch(/(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/u)
      }),
      { numRuns: 1000 },
    )
  })

  it("keeps every letter, decimal digit and common mark of every script, in order", () => {
    const kept = (text: string) =>
      [...text].filter((character) =>
        /(?!\p{Extended_Pictographic}|\p{Default_Ignorable_Code_Point}|\p{Me})[\p{L}\p{M}\p{Nd}]/u.test(character),
      )
    fc.assert(
      fc.property(typed, (text) => {
        expect(kept(sanitise(text))).toEqual(kept(text))
      }),
    )
  })

  it("keeps names and addresses of the region's languages as they are", () => {
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1 }),
        fc.constantFrom(" ", ", ", " - ", "، ", "/", " (", "؟ "),
        (parts, between) => {
          const text = parts.join(between)
          expect(sanitise(text)).toBe(text)
        },
      ),
    )
  })

  it("breaks a line only where several lines are asked for", () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(sanitise(text)).not.toMatch(/[\n\r\u2028\u2029]/)
        expect(sanitise(text, { multiLine: true })).not.toMatch(/[\r\u2028\u2029]/)
      }),
    )
    expect(sanitise("Gate 2\r\ncall first\u2028then ring", { multiLine: true })).toBe("Gate 2\ncall first\nthen ring")
    expect(sanitise("Gate 2\r\ncall first\tthen ring")).toBe("Gate 2 call first then ring")
  })

  it.each([
    ["a family of four people", "Ali 👨‍👩‍👧‍👦", "Ali "],
    ["a skin tone", "👍🏽ok", "ok"],
    ["a country's flag", "UAE🇦🇪", "UAE"],
    ["a flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 House", " House"],
    ["a heart with a selector and fire", "a ❤️‍🔥 b", "a  b"],
    ["the frame of a keycap but not its digit", "Flat 1️⃣2️⃣", "Flat 12"],
    ["a letter that is drawn as a picture", "ℹ️ desk", " desk"],
    ["currency and arithmetic signs", "$5 + €7", "5  7"],
    ["angle brackets", "<b>Ali</b>", "b Ali/b"],
    ["direction overrides", "abc\u202Ecba", "abccba"],
    ["a byte order mark and a soft hyphen", "\uFEFFMa\u00ADrina", "Marina"],
    ["a name that only looks empty", "\u3164\u115F\u2800", ""],
    ["half of a surrogate pair", "a\uD83Db", "a b"],
    ["a null character", "a\0b", "ab"],
  ])("removes %s", (_, text, left) => {
    expect(sanitise(text)).toBe(left)
  })

  it("leaves a space where a removed symbol was all that held two words apart", () => {
    expect(sanitise("Villa 12+13")).toBe("Villa 12 13")
    expect(sanitise("Tower😀Lobby")).toBe("Tower Lobby")
    expect(sanitise("برج★الفجر")).toBe("برج الفجر")
  })

  it("writes a grave or acute accent between letters as the apostrophe that was meant", () => {
    expect(sanitise("O`Brien, D´Souza")).toBe("O'Brien, D'Souza")
  })

  it("keeps the joiner of Persian and Malayalam words", () => {
    expect(sanitise("می‌خواهم")).toBe("می‌خواهم")
    expect(sanitise("ക്രിസ്‌തു")).toBe("ക്രിസ്‌തു")
    expect(sanitise("a\u200D\u200D\u200Cb\u200C")).toBe("a\u200Db")
  })

  it("keeps the space that is being typed at the end", () => {
    expect(sanitise("Marina ")).toBe("Marina ")
  })
})
