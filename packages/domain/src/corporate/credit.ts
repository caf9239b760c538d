import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { creditEnd } from "./credit-end.ts"

/** A line of a company's credit: what came in and what was drawn. Lines are added, never changed. */
export interface CreditEntry {
  readonly id: string
  readonly companyId: string
  readonly kind: "purchase" | "draw" | "give-back" | "expiry"
  /** The lot that it fills or empties; a line that begins a lot is that lot's own. */
  readonly lotId: string
  /** Minor units: what comes in is above zero, what goes out below. */
  readonly minor: number
  /** The plan or the booking that it is for. */
  readonly for: string
  readonly at: Instant
  /** Of a line that begins a lot: from this instant on, what is left of it is gone. Null for other lines. */
  readonly expiresAt: Instant | null
}

/** Credit that came in together and ends together. */
export interface CreditLot {
  readonly id: string
  readonly companyId: string
  readonly planId: string
  readonly left: number
  readonly expiresAt: Instant
}

/** Whether a line begins a lot. */
export const beginsLot = ({ id, lotId }: CreditEntry): boolean => id === lotId

/**
 * The lots that lines come to, with what is left of each; the same that the database keeps beside the lines.
 *
 * @param entries lines in their order
 */
export function lotsOf(entries: readonly CreditEntry[]): readonly CreditLot[] {
  const lots = new Map<string, CreditLot>()
  for (const { lotId, companyId, minor, expiresAt, for: planId } of entries) {
    const lot = lots.get(lotId) ?? { id: lotId, companyId, planId, left: 0, expiresAt: expiresAt ?? 0 }
    lots.set(lotId, { ...lot, left: lot.left + minor })
  }
  return [...lots.values()]
}

/** Half-open: at exactly the instant of its end a lot is gone. */
const isOpen = ({ left, expiresAt }: CreditLot, now: Instant): boolean => left > 0 && now < expiresAt

/** What can be drawn on now, in minor units. */
export const creditLeft = (lots: readonly CreditLot[], now: Instant): number =>
  lots.reduce((sum, lot) => (isOpen(lot, now) ? sum + lot.left : sum), 0)

/** What of an amount is drawn from which lot: what ends soonest first. The rest is not covered. */
export function drawFrom(lots: readonly CreditLot[], minor: number, now: Instant) {
  let rest = minor
  const draws: { readonly lot: CreditLot; readonly minor: number }[] = []
  const soonestFirst = lots
    .filter((lot) => isOpen(lot, now))
    .sort((a, b) => a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1))
  for (const lot of soonestFirst) {
    const drawn = Math.min(rest, lot.left)
    if (drawn > 0) draws.push({ lot, minor: drawn })
    rest -= drawn
  }
  return { draws, rest }
}

/** Credit that comes back after its lot has ended is good for so long again. */
export const givenBackDays = 30

/**
 * The lines that give drawn credit back: what was drawn last goes back first, to its own lot, or to a new one where that
 * has ended meanwhile.
 *
 * @param drawn all lines of the booking, in their order
 */
export function givenBackCredit(
  drawn: readonly CreditEntry[],
  lots: readonly CreditLot[],
  {
    id,
    minor,
    at,
    market,
  }: { readonly id: string; readonly minor: number; readonly at: Instant; readonly market: MarketId },
): readonly CreditEntry[] {
  const outside = new Map<string, { readonly line: CreditEntry; readonly minor: number }>()
  for (const line of drawn) {
    const before = outside.get(line.lotId)
    outside.set(line.lotId, { line: before?.line ?? line, minor: (before?.minor ?? 0) - line.minor })
  }
  const shares = [...outside.values()].reverse()
  // What went back to new lots before stands there with less than nothing: it was of those drawn last.
  let returned = shares.reduce((sum, share) => sum - Math.min(0, share.minor), 0)
  const back: CreditEntry[] = []
  let rest = minor
  for (const [index, { line, minor: left }] of shares.entries()) {
    const known = Math.min(returned, Math.max(0, left))
    returned -= known
    const share = Math.min(rest, Math.max(0, left) - known)
    if (share === 0) continue
    rest -= share
    const lot = lots.find((one) => one.id === line.lotId)
    const entryId = `${id}-credit-${index + 1}`
    const isGone = lot === undefined || lot.expiresAt <= at
    back.push({
      id: entryId,
      companyId: line.companyId,
      kind: "give-back",
      lotId: isGone ? entryId : lot.id,
      minor: share,
      for: line.for,
      at,
      expiresAt: isGone ? creditEnd(market, at, givenBackDays) : null,
    })
  }
  return back
}

/** The line that writes off what is left of a lot that has ended. */
export const expiryOf = (lot: CreditLot, at: Instant): CreditEntry => ({
  id: `expiry-${lot.id}-${at}`,
  companyId: lot.companyId,
  kind: "expiry",
  lotId: lot.id,
  minor: -lot.left,
  for: lot.planId,
  at,
  expiresAt: null,
})
