import type { BookingType } from "@mersal/domain/booking/booking-type"
import { bookOf, bookReference, type ScheduleBasis } from "@mersal/domain/booking/windows/market-schedule"
import type { Weekday } from "@mersal/domain/calendar/local-date"
import type { MarketId } from "@mersal/domain/market/market"
import type { DeliveryDeadline, DeliveryWindows, Service, Window, WindowSeries } from "@mersal/domain/schedule/book"
import { merged } from "@mersal/domain/schedule/merge-patch"
import { readAs, serviceIn } from "@mersal/domain/schedule/read-book"
import type { Draft } from "./lab-question.ts"

/** A booking type as a book has it in a market, without its windows being checked. */
export function serviceOf(market: MarketId, basis: ScheduleBasis, bookingType: BookingType): Service {
  const book = bookOf(market, { ...basis, closures: [] })
  return serviceIn(readAs(book, bookReference(basis).readings), market, bookingType)
}

export const isDeadline = (delivery: Service["delivery"]): delivery is DeliveryDeadline => "within" in delivery

export const isSeries = (pickup: Service["pickup"]): pickup is WindowSeries => "first" in pickup

/** By what a window is known: its hours, "11-14" or "9:30-12". */
export const windowId = (start: string, end: string): string =>
  [start, end].map((time) => time.replace(/^0(?=\d)/, "").replace(/:00$/, "")).join("-")

/** What of a service the laboratory edits. */
export type ServicePart = "pickup" | "delivery"

/** The draft with another pick-up or delivery of a booking type; whatever else it says stays. */
export const withPart = <Part extends ServicePart>(
  draft: Draft,
  bookingType: BookingType,
  part: Part,
  value: PartPatch[Part],
): Draft => ({
  ...draft,
  patch: merged(draft.patch, { services: { [bookingType]: { [part]: value } } }) as Draft["patch"],
})

/** What is said of a part: lists whole, of the rest only what is otherwise. */
interface PartPatch {
  readonly pickup: readonly Window[] | Nullable<WindowSeries>
  readonly delivery: Partial<DeliveryWindows> | Partial<DeliveryDeadline>
}

/** By null a patch takes away what the book says. */
type Nullable<Value> = { readonly [Field in keyof Value]?: Value[Field] | null | undefined }

/** The draft with a part of a booking type as its readings have it. */
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

/** Days of the week on which a window counts: on all of them where none is named, or each. */
export const daysOf = (weekdays: readonly Weekday[] | undefined): readonly Weekday[] => weekdays ?? everyDay

/** A day more or less; every day is what is not said. A window that counts on no day is none, so the last one stays. */
export function withDay(
  weekdays: readonly Weekday[] | undefined,
  day: Weekday,
  counts: boolean,
): readonly Weekday[] | undefined {
  const days = everyDay.filter((each) => (each === day ? counts : daysOf(weekdays).includes(each)))
  return days.length === 0 ? weekdays : days.length === everyDay.length ? undefined : days
}

export const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
