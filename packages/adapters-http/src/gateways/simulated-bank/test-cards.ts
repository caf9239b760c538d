/** What a card of the simulator does. */
export type CardBehaviour = "pays" | "declined" | "funds" | "expired" | "uncertain" | "pending" | "slow"

/** What the simulator keeps of a card: its number and its code are dropped with the request that brought them. */
export interface TestCard {
  readonly behaviour: CardBehaviour
  readonly asks3ds: boolean
  readonly network: string
  readonly bin: string
  readonly last4: string
  /** Six digits, stars, four digits. */
  readonly masked: string
}

/** Numbers with a special behaviour. Any other valid number pays, without 3-D Secure. */
export const testCards: readonly {
  readonly number: string
  readonly behaviour: CardBehaviour
  readonly asks3ds?: true
}[] = [
  { number: "4005550000000001", behaviour: "pays" },
  { number: "5123456789012346", behaviour: "pays" },
  { number: "345678901234564", behaviour: "pays" },
  { number: "4557012345678902", behaviour: "pays", asks3ds: true },
  { number: "5313581000123430", behaviour: "pays", asks3ds: true },
  { number: "374200000000004", behaviour: "pays", asks3ds: true },
  { number: "4215375500883243", behaviour: "pays" },
  { number: "4000000000000002", behaviour: "declined" },
  { number: "4000000000009995", behaviour: "funds" },
  { number: "4000000000000069", behaviour: "expired" },
  { number: "4000000000000119", behaviour: "uncertain" },
  { number: "4000000000000077", behaviour: "pending" },
  { number: "4000000000000259", behaviour: "slow" },
]

/** The card of a typed number; null if the number cannot be a card's. */
export function testCardOf(typed: string): TestCard | null {
  const number = typed.replace(/[ -]/g, "")
  if (!/^\d{13,19}$/.test(number) || !hasCheckDigit(number)) return null
  const known = testCards.find((card) => card.number === number)
  return {
    behaviour: known?.behaviour ?? "pays",
    asks3ds: known?.asks3ds ?? false,
    network: networkOf(number),
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    masked: number.slice(0, 6) + "*".repeat(number.length - 10) + number.slice(-4),
  }
}

/**
 * Whether a card's month is over, in the time zone where it ends last.
 * @param year of this century, in two digits
 */
export const hasExpired = (year: number, month: number, now: number): boolean =>
  // biome-ignore lint/style/noRestrictedGlobals: where a month ends in the calendar; no clock is read.
  Date.UTC(2000 + year, month, 2) <= now

const networkOf = (number: string): string => {
  if (number.startsWith("421537")) return "NAPS"
  if (/^3[47]/.test(number)) return "AMEX"
  return number.startsWith("4") ? "VISA" : "MASTERCARD"
}

/** Luhn's sum, from the right: every second digit doubled. */
function hasCheckDigit(number: string): boolean {
  let sum = 0
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number[number.length - 1 - place])
    const doubled = place % 2 === 0 ? digit : digit * 2
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
