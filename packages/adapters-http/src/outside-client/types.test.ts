import type * as Bookings from "@mersal/domain/booking/booking"
import type { Order as DomainOrder } from "@mersal/domain/booking/order/order"
import type { Receipt as DomainReceipt } from "@mersal/domain/booking/order/receipt"
import type { SlotLookup as DomainLookup } from "@mersal/domain/booking/windows/slot-lookup"
import type * as Webhooks from "@mersal/domain/consumer/webhook"
import type { DeliveryReceipt as DomainDeliveryReceipt } from "@mersal/domain/paper/delivery-receipt"
import type { ServiceArea as DomainArea } from "@mersal/domain/places/service-area"
import type { PlacedBooking as DomainPlaced } from "@mersal/domain/ports/driving/booking-service"
import type * as Consumers from "@mersal/domain/ports/driving/consumer-service"
import type { BulkReport as DomainBulkReport } from "@mersal/domain/ports/driving/corporate-service"
import type { FoundPlace as DomainPlace } from "@mersal/domain/ports/driving/coverage-service"
import type * as Documents from "@mersal/domain/ports/driving/document-service"
import type { TrackingMoment as DomainMoment } from "@mersal/domain/ports/driving/live-service"
import type * as Own from "@mersal/domain/ports/driving/own-booking-service"
import type { Distance as DomainDistance } from "@mersal/domain/ports/driving/pricing-service"
import type * as Promos from "@mersal/domain/ports/driving/promo-service"
import type { PublicPolicy as DomainPolicy } from "@mersal/domain/ports/driving/reference-data-service"
import type { Tracking as DomainTracking } from "@mersal/domain/ports/driving/tracking-service"
import type { SealedQuote } from "@mersal/domain/pricing/quote"
import type { RateCard as DomainCard } from "@mersal/domain/pricing/rate-card"
import type { Rating as DomainRating } from "@mersal/domain/rating/rating"
import { expectTypeOf, it } from "vitest"
import type * as Outside from "./mersal-client.ts"

/** A type of ours as outsiders see it: a branded date or reference is a plain string. */
type Plain<Value> = Value extends string & { readonly __: string }
  ? string
  : Value extends object
    ? { readonly [Name in keyof Value]: Plain<Value[Name]> }
    : Value

// The same on both sides, field by field, so that neither can grow without the other.

it("what outsiders are answered is what the product answers", () => {
  expectTypeOf<Plain<Bookings.Booking>>().toEqualTypeOf<Plain<Outside.Booking>>()
  expectTypeOf<Plain<DomainPlaced>>().toEqualTypeOf<Plain<Outside.PlacedBooking>>()
  expectTypeOf<Plain<Own.OwnBooking>>().toEqualTypeOf<Plain<Outside.OwnBooking>>()
  expectTypeOf<Plain<Own.OwnBookings>>().toEqualTypeOf<Plain<Outside.BookingPage>>()
  expectTypeOf<Plain<DomainReceipt>>().toEqualTypeOf<Plain<Outside.Receipt>>()
  expectTypeOf<Plain<Documents.ListedDocument>>().toEqualTypeOf<Plain<Outside.ListedDocument>>()
  expectTypeOf<Omit<Documents.PrintedFile, "bytes">>().toEqualTypeOf<Omit<Outside.PrintedFile, "bytes">>()
  expectTypeOf<Plain<DomainDeliveryReceipt>>().toEqualTypeOf<Plain<Outside.DeliveryReceipt>>()
  expectTypeOf<Plain<DomainRating>>().toEqualTypeOf<Plain<Outside.Rating>>()
  expectTypeOf<Plain<DomainBulkReport>>().toEqualTypeOf<Plain<Outside.BulkReport>>()
  expectTypeOf<Plain<Own.CancellationOffer>>().toEqualTypeOf<Plain<Outside.CancellationOffer>>()
  expectTypeOf<Plain<Own.CancelledBooking>>().toEqualTypeOf<Plain<Outside.CancelledBooking>>()
  expectTypeOf<Plain<Own.ChangedBooking>>().toEqualTypeOf<Plain<Outside.ChangedBooking>>()
  expectTypeOf<Plain<DomainTracking>>().toEqualTypeOf<Plain<Outside.Tracking>>()
  expectTypeOf<Plain<DomainMoment>>().toEqualTypeOf<Plain<Outside.TrackingMoment>>()
  expectTypeOf<Plain<Omit<DomainLookup, "closures" | "rules">>>().toEqualTypeOf<
    Plain<Omit<Outside.SlotLookup, "closures" | "rules">>
  >()
  expectTypeOf<Plain<SealedQuote>>().toEqualTypeOf<Plain<Outside.Quote>>()
  expectTypeOf<Plain<DomainCard>>().toEqualTypeOf<Plain<Outside.RateCard>>()
  expectTypeOf<Plain<DomainDistance>>().toEqualTypeOf<Plain<Outside.Distance>>()
  expectTypeOf<Plain<Promos.PublicPromo>>().toEqualTypeOf<Plain<Outside.PublicPromo>>()
  expectTypeOf<Plain<Promos.PromoAnswer>>().toEqualTypeOf<Plain<Outside.PromoAnswer>>()
  expectTypeOf<Plain<DomainPolicy>>().toEqualTypeOf<Plain<Outside.PublicPolicy>>()
  expectTypeOf<Plain<DomainArea>>().toEqualTypeOf<Plain<Outside.ServiceArea>>()
  expectTypeOf<Plain<DomainPlace>>().toEqualTypeOf<Plain<Outside.FoundPlace>>()
  expectTypeOf<Plain<Omit<Webhooks.Webhook, "accountId" | "generation">>>().toEqualTypeOf<Plain<Outside.Webhook>>()
  expectTypeOf<Plain<Omit<Webhooks.WebhookDelivery, "webhookId">>>().toEqualTypeOf<Plain<Outside.WebhookDelivery>>()
  expectTypeOf<Plain<Consumers.WebhookRequest>>().toEqualTypeOf<Plain<Outside.WebhookRequest>>()
  expectTypeOf<Plain<Omit<Consumers.WebhookPatch, "id">>>().toEqualTypeOf<Plain<Outside.WebhookChange>>()
})

it("an order has a name for everything that one of ours has, but for the lead of a form", () => {
  expectTypeOf<Exclude<keyof DomainOrder, keyof Outside.Order>>().toEqualTypeOf<"leadId">()
})

it("nothing that stands in a type of ours goes unnoticed", () => {
  expectTypeOf<Plain<Bookings.Booking>>().not.toEqualTypeOf<Plain<Omit<Outside.Booking, "orderBy">>>()
  expectTypeOf<Plain<Bookings.Booking>>().not.toEqualTypeOf<Plain<Outside.Booking & { readonly more?: string }>>()
})
