import fc from "fast-check"
import { type CardBrand, cardBrands } from "../payment/card/card-brand.ts"
import { brandPrefixes } from "../payment/card/card-brand-prefixes.ts"
import type { CardFormValues } from "../payment/card/card-form.ts"

// fast-check generators of cards as they are typed. No number is a real person's: the digits after the prefix are
// random.

/** The lengths of a brand's numbers; 14 and more, as the card form requires. */
const lengths: Readonly<Record<CardBrand, readonly number[]>> = {
  visa: [16, 18, 19],
  master: [16],
  amex: [15],
  elo: [16],
  aura: [16, 19],
  jcb: [16, 17, 18, 19],
  diners: [14, 16, 19],
  discovery: [16, 19],
  hipercard: [16, 19],
  electron: [16],
  maestro: [14, 15, 16, 17, 18, 19],
  dankort: [16],
  interpayment: [16, 17, 18, 19],
  unionpay: [16, 17, 18, 19],
}

/** The digit that makes a number pass Luhn's check, as real numbers do. */
function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((drawn) => drawn.join(""))

/** A number with the brand's prefix and length and a right check digit. It may belong to a narrower brand. */
export const aNumberOf = (brand: CardBrand): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...brandPrefixes[brand]), fc.constantFrom(...lengths[brand]))
    .chain(([prefix, length]) => {
      const [from, to] = typeof prefix === "string" ? [prefix, prefix] : prefix
      return fc
        .tuple(fc.integer({ min: Number(from), max: Number(to) }), digits(length - 1 - from.length))
        .map(([start, rest]) => `${start}${rest}`)
    })
    .map((body) => body + checkDigit(body))

export const aCardNumber: fc.Arbitrary<string> = fc.constantFrom(...cardBrands).chain(aNumberOf)

/** Too short, too long, or containing a non-digit. */
export const aWrongCardNumber: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 1, max: 13 }).chain(digits),
  fc.integer({ min: 23, max: 40 }).chain(digits),
  fc.tuple(aCardNumber, fc.constantFrom("x", ".", "+", "/", "O")).map(([number, letter]) => number + letter),
)

/** MM/YY or MM/YYYY of the years 2027 to 2099. */
export const anExpiry: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2027, max: 2099 }), fc.boolean())
  .map(([month, year, isLong]) => `${String(month).padStart(2, "0")}/${isLong ? year : year - 2000}`)

/** A card typed without a mistake, valid until 2027 or longer. */
export const aCard: fc.Arbitrary<CardFormValues> = fc.constantFrom(...cardBrands).chain((brand) =>
  fc.record({
    name: fc.constantFrom("Amna Al Marri", "YOUSEF HADDAD", "آمنة المري"),
    number: aNumberOf(brand),
    expiry: anExpiry,
    cvc: digits(brand === "amex" ? 4 : 3),
  }),
)

/** A text's digits as an Arabic or a Persian keyboard types them. */
export const inOtherDigits = (text: string): fc.Arbitrary<string> =>
  fc
    .constantFrom(0x0660, 0x06f0)
    .map((zero) => text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit))))
