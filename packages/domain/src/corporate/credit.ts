import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import { creditEnd } from "./credit-end.ts"

/** A line of a company's credit: what came in and what was drawn. Lines are added, never changed. */
export interface CreditEntry {
  readonly id: string
  readonly companyId: string
  readonly kind: "purchase" | "draw" | "give-back" | "expiry"
  /** The lot that it fills or empties; a line that opens a lot has the lot's id as its own. */
  readonly lotId: string
  /** Minor units: positive for credit added, negative for credit used. */
  readonly minor: number
  /** The plan or the booking that it is for. */
  readonly for: string
  readonly at: Instant
  /** For a line that opens a lot: when what is left of it expires. Null for other lines. */
  readonly expiresAt: Instant | null
}

/** Credit that was added together and expires together. */
export interface CreditLot {
  readonly id: string
  readonly companyId: string
  readonly planId: string
  readonly left: number
  readonly expiresAt: Instant
}

/** Whether a line opens a lot. */
export const beginsLot = ({ id, lotId }: CreditEntry): boolean => id === lotId

/**
 * The lots that result from lines, with what is left of each; equal to what the database stores beside the lines.
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

/** The end is exclusive: at exactly that instant a lot has expired. */
const isOpen = ({ left, expiresAt }: CreditLot, now: Instant): boolean => left > 0 && now < expiresAt

/** The credit available now, in minor units. */
export const creditLeft = (lots: readonly CreditLot[], now: Instant): number =>
  lots.reduce((sum, lot) => (isOpen(lot, now) ? sum + lot.left : sum), 0)

/** How an amount is drawn from lots: the one that ends soonest first. `rest` is not covered. */
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

/** How many days credit is valid that is given back after its lot has ended. */
export const givenBackDays = 30

/**
 * The lines that give drawn credit back: the last drawn first, to its own lot, or to a new one if that has ended.
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
  // Earlier give-backs to new lots are negative shares there; they belong to the last draws.
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

/** The line that writes off what is left of an ended lot. */
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
