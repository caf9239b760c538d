import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { digitsOf } from "./card-digits.ts"
import { formatCardNumber, formatCvc, formatExpiry } from "./card-format.ts"
import { type FieldText, retyped } from "./typed-field.ts"

/** What a customer does in a field; a place is a share of the text's length. */
type Stroke =
  | { readonly kind: "type"; readonly text: string }
  | { readonly kind: "backspace" }
  | { readonly kind: "delete" }
  | { readonly kind: "click"; readonly at: number }
  | { readonly kind: "cut"; readonly at: number }

const place = fc.double({ min: 0, max: 1, noNaN: true })
const stroke: fc.Arbitrary<Stroke> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("type" as const), text: fc.stringMatching(/^\d$/) }) },
  fc.record({ kind: fc.constant("type" as const), text: fc.stringMatching(/^[\d٠-٩ -]{1,8}$/) }),
  { weight: 2, arbitrary: fc.constant({ kind: "backspace" as const }) },
  fc.constant({ kind: "delete" as const }),
  fc.record({ kind: fc.constant("click" as const), at: place }),
  fc.record({ kind: fc.constant("cut" as const), at: place }),
)

/** What the browser makes of a stroke before the field is grouped again; null when nothing happens. */
function inBrowser({ text, caret }: FieldText, done: Stroke): FieldText | null {
  switch (done.kind) {
    case "type":
      return { text: text.slice(0, caret) + done.text + text.slice(caret), caret: caret + done.text.length }
    case "backspace":
      return caret === 0 ? null : { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 }
    case "delete":
      return caret === text.length ? null : { text: text.slice(0, caret) + text.slice(caret + 1), caret }
    case "cut": {
      const [from, to] = [caret, Math.round(done.at * text.length)].sort((a, b) => a - b) as [number, number]
      return from === to ? null : { text: text.slice(0, from) + text.slice(to), caret: from }
    }
    case "click":
      return null
  }
}

/** The same on bare digits: what the customer means. */
function onDigits({ text, caret }: FieldText, done: Stroke, at: number, longest: number): FieldText {
  switch (done.kind) {
    case "type": {
      const digits = digitsOf(done.text)
      const all = (text.slice(0, caret) + digits + text.slice(caret)).slice(0, longest)
      return { text: all, caret: Math.min(caret + digits.length, all.length) }
    }
    case "backspace":
      return { text: text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), caret: Math.max(0, caret - 1) }
    case "delete":
      return { text: text.slice(0, caret) + text.slice(caret + 1), caret }
    case "cut": {
      const [from, to] = [caret, at].sort((a, b) => a - b) as [number, number]
      return { text: text.slice(0, from) + text.slice(to), caret: from }
    }
    case "click":
      return { text, caret: at }
  }
}

const digitsBefore = ({ text, caret }: FieldText) => digitsOf(text.slice(0, caret)).length

describe("a field that groups its digits", () => {
  const fields = [
    ["card number", formatCardNumber, 19],
    ["expiry", formatExpiry, 6],
    ["security code", (text: string) => formatCvc(text, 4), 4],
  ] as const

  it.each(fields)(
    "edits as if the digits of a %s stood there bare: typing, pasting, both delete keys",
    (_, format, longest) => {
      fc.assert(
        fc.property(fc.array(stroke, { maxLength: 40 }), (strokes) => {
          let field: FieldText = { text: "", caret: 0 }
          let meant: FieldText = { text: "", caret: 0 }
          for (const done of strokes) {
            const clicked = "at" in done ? Math.round(done.at * field.text.length) : 0
            const at = digitsBefore({ text: field.text, caret: clicked })
            // A cut of nothing but a space or a slash takes a digit, as the delete keys do; it is no stroke of its own.
            if (done.kind === "cut" && at === digitsBefore(field)) continue
            const after = inBrowser(field, done)
            meant = onDigits(meant, done, at, longest)
            field =
              done.kind === "click"
                ? { text: field.text, caret: clicked }
                : after
                  ? retyped(field, after, format)
                  : field
            expect(digitsOf(field.text)).toBe(meant.text)
            expect(digitsBefore(field)).toBe(meant.caret)
            expect(field.text).toBe(format(meant.text))
          }
        }),
      )
    },
  )

  it("empties by the backspace key alone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.stringMatching(/^\d{0,19}$/), ([, format], digits) => {
        let field: FieldText = { text: format(digits), caret: format(digits).length }
        for (let presses = digitsOf(field.text).length; presses > 0; presses -= 1) {
          const pressed = inBrowser(field, { kind: "backspace" })
          if (pressed) field = retyped(field, pressed, format)
        }
        expect(field).toEqual({ text: "", caret: 0 })
      }),
    )
  })

  it("goes on typing behind the slash, also after a month of one digit", () => {
    const write = (keys: string) =>
      [...keys].reduce<FieldText>(
        (field, key) => {
          const after = inBrowser(field, { kind: "type", text: key })
          return after ? retyped(field, after, formatExpiry) : field
        },
        { text: "", caret: 0 },
      )
    expect(write("0930")).toEqual({ text: "09/30", caret: 5 })
    expect(write("9/30")).toEqual({ text: "09/30", caret: 5 })
    expect(write("12/2030")).toEqual({ text: "12/2030", caret: 7 })
    expect(write("12")).toEqual({ text: "12/", caret: 3 })
  })

  it("reads a month of one digit also where it is pasted over more", () => {
    const before = { text: "12/2030", caret: 7 }
    expect(retyped(before, { text: "9/30", caret: 4 }, formatExpiry)).toEqual({ text: "09/30", caret: 5 })
  })

  it("leaves the caret where a digit was mended in the middle", () => {
    expect(retyped({ text: "4111 1111", caret: 3 }, { text: "4119 1111", caret: 4 }, formatCardNumber)).toEqual({
      text: "4119 1111",
      caret: 4,
    })
    expect(retyped({ text: "1234 5", caret: 5 }, { text: "12345", caret: 4 }, formatCardNumber)).toEqual({
      text: "1235",
      caret: 3,
    })
    expect(retyped({ text: "1234 5", caret: 4 }, { text: "12345", caret: 4 }, formatCardNumber)).toEqual({
      text: "1234",
      caret: 4,
    })
  })
})
