import type { BookingType } from "@mersal/domain/booking/booking-type"
import { bookOf, bookReference, type ScheduleBasis } from "@mersal/domain/booking/market-schedule"
import type { MarketId } from "@mersal/domain/market/market"
import type { Service, Window, WindowSeries } from "@mersal/domain/schedule/book"
import { readAs, serviceIn } from "@mersal/domain/schedule/book-issues"
import { merged } from "@mersal/domain/schedule/merge-patch"
import type { Draft } from "./lab-question.ts"

/** A booking type as a book has it in a market, without its windows being checked. */
export function serviceOf(market: MarketId, basis: ScheduleBasis, bookingType: BookingType): Service {
  const book = bookOf(market, { ...basis, closures: [] })
  return serviceIn(readAs(book, bookReference(basis).readings), market, bookingType)
}

export const isSeries = (pickup: Service["pickup"]): pickup is WindowSeries => "first" in pickup

/** By what a window is known: its hours, "11-14" or "9:30-12". */
export const windowId = (start: string, end: string): string =>
  [start, end].map((time) => time.replace(/^0(?=\d)/, "").replace(/:00$/, "")).join("-")

/** The draft with other pick-up windows of a booking type; whatever else it says stays. */
export const withPickup = (
  draft: Draft,
  bookingType: BookingType,
  pickup: readonly Window[] | Partial<WindowSeries>,
): Draft => ({
  ...draft,
  patch: merged(draft.patch, { services: { [bookingType]: { pickup } } }) as Draft["patch"],
})

/** The draft with the windows of a booking type as its readings have them. */
export function withoutPickup(draft: Draft, bookingType: BookingType): Draft {
  const { [bookingType]: own, ...services } = draft.patch.services ?? {}
  const { pickup: _, ...kept } = (own ?? {}) as Partial<Service>
  const left = { ...services, ...(Object.keys(kept).length > 0 && { [bookingType]: kept }) }
  const { services: __, ...rest } = draft.patch
  return { ...draft, patch: Object.keys(left).length > 0 ? ({ ...rest, services: left } as Draft["patch"]) : rest }
}

export const withHorizon = (draft: Draft, days: number | null): Draft => {
  const { horizonDays: _, ...rest } = draft.patch
  return { ...draft, patch: days === null ? rest : { ...rest, horizonDays: days } }
}

export const hasPickup = ({ patch }: Draft, bookingType: BookingType): boolean =>
  (patch.services?.[bookingType] as Partial<Service> | null | undefined)?.pickup !== undefined
