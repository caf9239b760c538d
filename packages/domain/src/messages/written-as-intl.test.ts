import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { money } from "../money/money.ts"
import { writtenDuration } from "./written-duration.ts"
import { writtenFigure } from "./written-figure.ts"
import { writtenMoney } from "./written-money.ts"

const languages = [
  ["en", "en-GB-u-nu-latn"],
  ["ar", "ar-AE-u-nu-latn"],
] as const

describe.each(languages)("what is written in %s without Intl is what Intl writes", (language, locale) => {
  const intl = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (value: number) => format.format(value)
  }

  it("for figures of up to three decimals", () => {
    const byIntl = intl({ maximumFractionDigits: 1 })
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), fc.constantFrom(1, 10, 100, 1000), (digits, unit) => {
        expect(writtenFigure(digits / unit)).toBe(byIntl(digits / unit))
      }),
      { examples: [[435, 100]] },
    )
    expect(writtenFigure(1e-7)).toBe("0")
  })

  it.each(["AED", "QAR"] as const)("for amounts in %s, but for the closing point and English's minus", (currency) => {
    const byIntl = intl({ style: "currency", currency, currencyDisplay: language === "en" ? "code" : "symbol" })
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (minor) => {
        const expected = byIntl(minor / 100).replace(/\.\u200f$/, "\u200f")
        expect(writtenMoney(language, money(minor, currency), "\u00a0")).toBe(
          language === "en" ? expected.replace("-", "−") : expected,
        )
      }),
    )
  })

  it("for hours, minutes and seconds", () => {
    const [hours, minutes, seconds] = (["hour", "minute", "second"] as const).map((unit) =>
      intl({ style: "unit", unit, unitDisplay: "short" }),
    ) as [(count: number) => string, (count: number) => string, (count: number) => string]
    const upToMinute = fc.nat({ max: 59 })
    fc.assert(
      fc.property(
        fc.nat({ max: 3_000 }),
        upToMinute,
        upToMinute,
        fc.nat({ max: 999 }),
        (hour, minute, second, rest) => {
          const written = writtenDuration(language, ((hour * 60 + minute) * 60 + second) * 1000 + rest)
          if (hour > 0) expect(written).toBe(minute > 0 ? `${hours(hour)} ${minutes(minute)}` : hours(hour))
          else if (minute > 9) expect(written).toBe(minutes(minute))
          else if (minute > 0)
            expect(written).toBe(second > 0 ? `${minutes(minute)} ${seconds(second)}` : minutes(minute))
          else expect(written).toBe(seconds(second))
        },
      ),
    )
    expect(writtenDuration(language, -5)).toBe(seconds(0))
  })
})
