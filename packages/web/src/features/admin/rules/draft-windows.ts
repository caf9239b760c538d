import type { BookingType } from "@mersal/domain/booking/booking-type"
import { bookOf, bookReference, type ScheduleBasis } from "@mersal/domain/booking/windows/market-schedule"
import type { Weekday } from "@mersal/domain/calendar/local-date"
import type { MarketId } from "@mersal/domain/market/market"
import type { DeliveryDeadline, DeliveryWindows, Service, Window, WindowSeries } from "@mersal/domain/schedule/book"
import { merged } from "@mersal/domain/schedule/merge-patch"
import { readAs, serviceIn } from "@mersal/domain/schedule/read-book"
import type { Draft } from "./lab-question.ts"

/** A booking type of a book in a market, without checking its windows. */
export function serviceOf(market: MarketId, basis: ScheduleBasis, bookingType: BookingType): Service {
  const book = bookOf(market, { ...basis, closures: [] })
  return serviceIn(readAs(book, bookReference(basis).readings), market, bookingType)
}

export const isDeadline = (delivery: Service["delivery"]): delivery is DeliveryDeadline => "within" in delivery

export const isSeries = (pickup: Service["pickup"]): pickup is WindowSeries => "first" in pickup

/** The id of a window: its hours, "11-14" or "9:30-12". */
export const windowId = (start: string, end: string): string =>
  [start, end].map((time) => time.replace(/^0(?=\d)/, "").replace(/:00$/, "")).join("-")

/** The parts of a service that the laboratory edits. */
export type ServicePart = "pickup" | "delivery"

/** The draft with another pick-up or delivery of a booking type; everything else stays. */
export const withPart = <Part extends ServicePart>(
  draft: Draft,
  bookingType: BookingType,
  part: Part,
  value: PartPatch[Part],
): Draft => ({
  ...draft,
  patch: merged(draft.patch, { services: { [bookingType]: { [part]: value } } }) as Draft["patch"],
})

/** The patch of a part: lists are complete, otherwise only the differences. */
interface PartPatch {
  readonly pickup: readonly Window[] | Nullable<WindowSeries>
  readonly delivery: Partial<DeliveryWindows> | Partial<DeliveryDeadline>
}

/** In a patch, null removes what the book has set. */
type Nullable<Value> = { readonly [Field in keyof Value]?: Value[Field] | null | undefined }

/** The draft without its changes to a part of a booking type. */
export function withoutPart(draft: Draft, bookingType: BookingType, part: ServicePart): Draft {
  const { [bookingType]: own, ...services } = draft.patch.services ?? {}
  const { [part]: _, ...kept } = (own ?? {}) as Partial<Service>
  const left = { ...services, ...(Object.keys(kept).length > 0 && { [bookingType]: kept }) }
  const { services: __, ...rest } = draft.patch
  return { ...draft, patch: Object.keys(left).length > 0 ? ({ ...rest, services: left } as Draft["patch"]) : rest }
}

export const withHorizon = (draft: Draft, days: number | null): Draft => {
  const { horizonDays: _, ...rest } = draft.patch
  return { ...draft, patch: days === null ? rest : { ...rest, horizonDays: days } }
}

export const hasPart = ({ patch }: Draft, bookingType: BookingType, part: ServicePart): boolean =>
  (patch.services?.[bookingType] as Partial<Service> | null | undefined)?.[part] !== undefined

/** The weekdays on which a window applies: all if undefined. */
export const daysOf = (weekdays: readonly Weekday[] | undefined): readonly Weekday[] => weekdays ?? everyDay

/**
 * Adds or removes a weekday; undefined stands for every day. A window needs at least one day, so the last one stays.
 */
export function withDay(
  weekdays: readonly Weekday[] | undefined,
  day: Weekday,
  counts: boolean,
): readonly Weekday[] | undefined {
  const days = everyDay.filter((each) => (each === day ? counts : daysOf(weekdays).includes(each)))
  return days.length === 0 ? weekdays : days.length === everyDay.length ? undefined : days
}

export const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
