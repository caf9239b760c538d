import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { marketIds } from "../../market/market.ts"
import { findReference, makeReference, marketOfReference, parseReference, spokenReference } from "./reference.ts"

const draw = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 12, maxLength: 12 })
const reference = fc
  .tuple(fc.constantFrom(...marketIds), draw)
  .map(([market, numbers]) => makeReference(market, numbers))
  .filter((made) => made !== null)

describe("the public reference", () => {
  it("is read back however it is typed: case, spaces, hyphens, O for 0, I and L for 1", () => {
    fc.assert(
      fc.property(reference, (made) => {
        const handwritten = made.slice(2).replace(/0/g, "o").replace(/1/g, "l")
        expect(parseReference(made)).toBe(made)
        expect(parseReference(` ${made.slice(0, 2).toLowerCase()}-${handwritten} `)).toBe(made)
        expect(parseReference(spokenReference(made))).toBe(made)
      }),
    )
  })

  it("is its market, twelve characters and their number modulo 37, and draws no more than it needs", () => {
    const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    fc.assert(
      fc.property(fc.constantFrom(...marketIds), draw, fc.integer({ min: 0, max: 31 }), (market, numbers, more) => {
        const value = numbers.reduce((sum, digit) => sum * 32n + BigInt(digit), 0n)
        const check = alphabet[Number(value % 37n)]
        const body = numbers.map((digit) => alphabet[digit]).join("")
        const expected = check === undefined ? null : `${market}${body}${check}`
        expect(makeReference(market, [...numbers, more])).toBe(expected)
        if (expected === null) expect(parseReference(`${market}${body}0`)).toBeNull()
      }),
    )
  })

  it("names its market, and is spoken in groups of four", () => {
    fc.assert(
      fc.property(reference, (made) => {
        expect(made.startsWith(marketOfReference(made))).toBe(true)
        expect(marketIds).toContain(marketOfReference(made))
        expect(spokenReference(made)).toMatch(/^(AE|QA) \w{4} \w{4} \w{4} \w$/)
      }),
    )
  })

  it("is no longer read where more was typed than any hand would", () => {
    fc.assert(
      fc.property(reference, (made) => {
        expect(parseReference(made.padEnd(64))).toBe(made)
        expect(parseReference(made.padEnd(65))).toBeNull()
        for (const text of [made.slice(0, -1), `${made}${made.at(-1)}`, `${made.slice(0, 8)}!${made.slice(9)}`])
          expect(parseReference(text), text).toBeNull()
      }),
    )
  })

  it("notices one wrong character and two neighbours swapped", () => {
    fc.assert(
      fc.property(reference, fc.integer({ min: 2, max: 13 }), fc.integer({ min: 1, max: 31 }), (made, at, shift) => {
        const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
        const other = alphabet[(alphabet.indexOf(made[at] ?? "0") + shift) % 32]
        expect(parseReference(`${made.slice(0, at)}${other}${made.slice(at + 1)}`)).toBeNull()
        const swapped = `${made.slice(0, at)}${made[at + 1]}${made[at]}${made.slice(at + 2)}`
        if (swapped !== made) expect(parseReference(swapped)).toBeNull()
      }),
    )
  })

  it("is found in a text that was pasted whole, the first of several", () => {
    const words = fc
      .array(fc.constantFrom("شحنتك", "Follow it:", "AE", "qa-", "(12)", "50%", "AE4K", "x".repeat(200)), {
        maxLength: 9,
      })
      .map((parts) => parts.join(" "))
    const written = fc.constantFrom(
      (made: string) => made,
      (made: string) => spokenReference(made as NonNullable<ReturnType<typeof parseReference>>),
      (made: string) => `https://mersal.example/tracking/status?bookingId=${made.toLowerCase()}&x=1`,
      (made: string) => `https://mersal.example/tracking?q=see%20${made}%3F`,
      (made: string) => `\u2068${made}\u2069.`,
    )
    fc.assert(
      fc.property(words, reference, written, reference, (before, made, write, other) => {
        expect(findReference(`${before} / ${write(made)} ! ${other}`)).toBe(made)
        expect(findReference(`${before} / ${made}X`)).toBeNull()
        // One with another check character, as of a slip of the pen, hides none behind it.
        const slip = `${made.slice(0, -1)}${made.endsWith("0") ? "1" : "0"}`
        expect(findReference(`${slip}, ${other}`)).toBe(other)
      }),
    )
  })

  it("is found wherever it is read", () => {
    fc.assert(
      fc.property(fc.oneof(reference, fc.string()), (text) => {
        const read = parseReference(text)
        if (read) expect(findReference(text)).toBe(read)
      }),
    )
    fc.assert(
      fc.property(reference, (made) => {
        expect(findReference(`${made.slice(0, 2)}     ${made.slice(2)}`)).toBe(made)
      }),
    )
    expect(findReference("AE ".repeat(50_000))).toBeNull()
  })

  it("reads nothing from other text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\s*(ae|qa)/i.test(text))
        expect(parseReference(text)).toBeNull()
      }),
      { examples: [[""], ["AE"], ["US4K7M2XQ9TB3HV"], ["A".repeat(100_000)]] },
    )
  })
})
