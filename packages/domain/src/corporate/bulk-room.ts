import type { SlotPlace } from "../booking/windows/slot-place.ts"
import type { Instant } from "../calendar/zone.ts"
import { add, type Money, money } from "../money/money.ts"
import { type CompanyAccount, roomOf } from "./company-account.ts"
import { type CreditLot, drawFrom } from "./credit.ts"

/** What the rows of a file share: their company's account and credit, and places in windows. */
export interface BulkRoom {
  readonly account: CompanyAccount
  readonly lots: readonly CreditLot[]
  /** The places that earlier rows have taken, one for each row. */
  readonly places: readonly SlotPlace[]
}

/** What a row takes. */
export interface RowNeeds {
  readonly price: Money
  readonly place: SlotPlace
}

/**
 * What is left for later rows after a row is booked: credit is drawn and the rest charged, exactly as its booking does
 * it. Null if the account does not allow it; then it takes nothing.
 */
export function roomAfter(room: BulkRoom, { price, place }: RowNeeds, now: Instant): BulkRoom | null {
  const { draws, rest } = drawFrom(room.lots, price.minor, now)
  if (rest > roomOf(room.account)) return null
  const drawn = new Map(draws.map(({ lot, minor }) => [lot.id, minor]))
  return {
    account: { ...room.account, owed: add(room.account.owed, money(rest, price.currency)) },
    lots: room.lots.map((lot) => ({ ...lot, left: lot.left - (drawn.get(lot.id) ?? 0) })),
    places: [...room.places, place],
  }
}

/** Places taken in a zone by window key, including those of earlier rows. */
export function takenWith(
  taken: ReadonlyMap<string, number>,
  zone: string,
  places: readonly SlotPlace[],
): ReadonlyMap<string, number> {
  const all = new Map(taken)
  for (const { slot, zone: own } of places) if (own === zone) all.set(slot, (all.get(slot) ?? 0) + 1)
  return all
}
