import type { Currency } from "../market/market.ts"

/**
 * An amount in whole minor units (fils, dirham hundredths) of one currency (D15). Both currencies have two decimals;
 * decimals exist only on the wire and on the screen.
 */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

/** An invalid figure for a price: not a number, infinite, or negative. */
export class InvalidAmount extends Error {
  override readonly name = "InvalidAmount"
  readonly value: number
  constructor(value: number) {
    super(`No amount: ${value}`)
    this.value = value
  }
}

/** The amount, if it is exact in minor units and at least `least`; throws `InvalidAmount` otherwise. */
export function exactMinor(minor: number, least: number): number {
  if (!(Number.isSafeInteger(minor) && minor >= least)) throw new InvalidAmount(minor)
  return minor
}

export const money = (minor: number, currency: Currency): Money => ({ minor, currency })

/** The sum of amounts of one currency. Throws on mixed currencies: that is a bug, not an input. */
export function add(...amounts: readonly [Money, ...Money[]]): Money {
  const currency = amounts[0].currency
  let minor = 0
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new Error(`Cannot add ${amount.currency} to ${currency}`)
    minor += amount.minor
  }
  return { minor, currency }
}

export const subtract = (from: Money, amount: Money): Money => add(from, negated(amount))

export const negated = (amount: Money): Money => money(-amount.minor, amount.currency)

export const isSameMoney = (a: Money, b: Money): boolean => a.minor === b.minor && a.currency === b.currency

/** `value` rounded to the nearest whole number, halves always up (D15: half up to 0.01). */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5)

/**
 * A percentage of an amount, rounded half up to the minor unit. `percent` is read to two decimals, and the product is
 * computed in whole numbers, so that 0.05 × 2 930 is not 146.49999.
 *
 * @example percentOf(money(2930, "AED"), 5) // 147 fils of 29.30 dirhams
 */
export function percentOf(amount: Money, percent: number): Money {
  const basisPoints = Math.round(percent * 100)
  return money(roundHalfUp((amount.minor * basisPoints) / 10_000), amount.currency)
}

/** "26.25": major units with two decimals, Latin digits, no currency and no grouping. */
export function toDecimalText(amount: Money): string {
  const sign = amount.minor < 0 ? "-" : ""
  const minor = Math.abs(amount.minor)
  return `${sign}${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`
}

/** "1,080.00" of "1080.00": a figure of at most two decimals with its thousands grouped. */
export const grouped = (figure: string): string => figure.replace(/\B(?=(\d{3})+\b)/g, ",")

/** "AED 26.25", as the specification writes it on the booking button; "AED 1,080.00", as all other figures are grouped. */
export const formatMoney = (amount: Money): string => `${amount.currency} ${grouped(toDecimalText(amount))}`
