import type { WebhookDelivery as DomainDelivery, Webhook as DomainWebhook } from "@mersal/domain/consumer/webhook"
import * as z from "zod/mini"
import type { Endpoint } from "../contract/endpoint.ts"
import { createOrder } from "../contract/endpoints/booking.ts"
import { bookingCancellation, cancelBooking, changeBooking } from "../contract/endpoints/booking-changes.ts"
import { bookInBulk } from "../contract/endpoints/bulk.ts"
import {
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  pingWebhook,
  replayDelivery,
  wireDeliveryCursor,
} from "../contract/endpoints/consumers.ts"
import { polygonDetails, searchPlaces } from "../contract/endpoints/coverage.ts"
import { deliveryReceipt, listDocuments, printDeliveryReceipt, printDocument } from "../contract/endpoints/documents.ts"
import { trackingLive } from "../contract/endpoints/live.ts"
import { bookingList, bookingReceipt, taskDetails } from "../contract/endpoints/own-bookings.ts"
import { distance, retrievePrices } from "../contract/endpoints/pricing.ts"
import { retrievePromos, validateApplyPromo } from "../contract/endpoints/promo.ts"
import { rateCard } from "../contract/endpoints/rate-card.ts"
import { rateBooking, showRating } from "../contract/endpoints/ratings.ts"
import { cancellationPolicy } from "../contract/endpoints/reference-data.ts"
import { retrieveAllSlots } from "../contract/endpoints/schedule.ts"
import { globalTracking, orderTracking } from "../contract/endpoints/tracking.ts"
import { ask } from "./ask.ts"
import { partOf } from "./invalid-request.ts"
import { bookingsRequestOf, orderOf, priceRequestOf, wayOf, wishOf } from "./requests.ts"
import type { Access } from "./types/bookings.ts"
import type { CallOptions, ClientSettings, MersalClient, WriteOptions } from "./types/client.ts"
import type { PrintWish } from "./types/documents.ts"
import type { Webhook, WebhookDelivery } from "./types/webhooks.ts"

/** A client of the API for programs that hold an API key. It calls nothing before one of its methods is called. */
export function createClient(settings: ClientSettings): MersalClient {
  const read = <Request, Answer>(endpoint: Endpoint<Request, Answer>, wish: () => Request, options: CallOptions = {}) =>
    ask(settings, endpoint, wish, { ...(options.signal && { signal: options.signal }) })
  const write = <Request, Answer>(
    endpoint: Endpoint<Request, Answer>,
    wish: () => Request,
    options: WriteOptions = {},
  ) => ask(settings, endpoint, wish, { ...options, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() })

  return {
    serviceAreas: (market, options) => read(polygonDetails, () => ({ market }), options),
    searchPlaces: (market, text, options) => read(searchPlaces, () => ({ market, text }), options),
    slots: (request, options) =>
      read(retrieveAllSlots, () => ({ ...wayOf(request), vehicle: request.vehicle ?? null }), options),

    quote: async (request, options) => (await read(retrievePrices, () => priceRequestOf(request), options)).quotes,
    distance: (request, options) => read(distance, () => wayOf(request), options),
    rateCard: (market, options) => read(rateCard, () => ({ market }), options),
    promos: (request = {}, options) =>
      read(
        retrievePromos,
        () => ({
          market: request.market ?? null,
          bookingType: request.bookingType ?? null,
          code: request.code ?? null,
        }),
        options,
      ),
    applyPromo: (request, options) =>
      read(
        validateApplyPromo,
        () => ({
          ...priceRequestOf(request),
          bookingType: request.bookingType,
          ...(request.window !== undefined && { window: request.window }),
          code: request.code,
          phone: request.phone ?? null,
          ...(request.email !== undefined && { email: request.email }),
          quoteId: request.quoteId ?? null,
          expectedTotal: request.expectedTotal ?? null,
        }),
        options,
      ),
    cancellationPolicy: (market, options) => read(cancellationPolicy, () => ({ market }), options),

    book: (order, options) => write(createOrder, () => orderOf(order), options),
    bookings: (request = {}, options) => read(bookingList, () => bookingsRequestOf(request), options),
    booking: (reference, options) => read(taskDetails, () => named(reference, options), options),
    receipt: (reference, options) => read(bookingReceipt, () => named(reference, options), options),
    documents: (reference, options) => read(listDocuments, () => named(reference, options), options),
    printedDocument: (reference, number, options) =>
      read(printDocument, () => ({ ...printed(reference, options), number }), options),
    deliveryReceipt: (reference, options) => read(deliveryReceipt, () => named(reference, options), options),
    printedDeliveryReceipt: (reference, options) =>
      read(printDeliveryReceipt, () => printed(reference, options), options),
    cancellation: (reference, options) => read(bookingCancellation, () => named(reference, options), options),
    cancel: (reference, wish = {}, options) =>
      write(cancelBooking, () => ({ ...named(reference, wish), expectedFee: wish.expectedFee ?? null }), options),
    change: (reference, change, options) =>
      write(
        changeBooking,
        () => ({
          ...named(reference, partOf(change, "change")),
          wish: wishOf(change),
          expectedTotal: change.expectedTotal ?? null,
          isPreview: change.isPreview ?? false,
        }),
        options,
      ),

    bookInBulk: (csv, options) => read(bookInBulk, () => ({ csv, isConfirmed: options?.confirm ?? false }), options),

    track: (reference, options) => read(orderTracking, () => named(reference, options), options),
    trackingMoment: (reference, options) => read(trackingLive, () => named(reference, options), options),
    rate: (reference, rating, options) =>
      read(
        rateBooking,
        () => {
          const { stars, note = null } = partOf(rating, "rating")
          return { ...named(reference, rating), stars, note }
        },
        options,
      ),
    rating: (reference, options) => read(showRating, () => named(reference, options), options),
    searchBookings: (search, options) =>
      read(
        globalTracking,
        () => {
          const { field, value, lastFour = null } = partOf(search, "search")
          return { field, value, lastFour }
        },
        options,
      ),

    webhooks: async (options) => (await read(listWebhooks, () => ({}), options)).map(shownWebhook),
    makeWebhook: async (request, options) =>
      withShown(await write(makeWebhook, () => partOf(request, "request"), options)),
    changeWebhook: async (id, change, options) =>
      withShown(await read(changeWebhook, () => ({ ...change, id }), options)),
    deleteWebhook: async (id, options) => void (await read(deleteWebhook, () => ({ id }), options)),
    pingWebhook: async (id, options) => shownDelivery(await write(pingWebhook, () => ({ id }), options)),
    deliveries: async (id, cursor = null, options) => {
      const after = () => (cursor === null ? null : z.decode(wireDeliveryCursor, cursor))
      const { deliveries, next } = await read(listDeliveries, () => ({ id, cursor: after() }), options)
      return { deliveries: deliveries.map(shownDelivery), next: next && z.encode(wireDeliveryCursor, next) }
    },
    replayDelivery: async (id, deliveryId, options) =>
      shownDelivery(await read(replayDelivery, () => ({ id, deliveryId }), options)),
  }
}

const named = (reference: string, { accessToken }: Access = {}) => ({
  reference,
  accessToken: accessToken ?? null,
})

const printed = (reference: string, options: PrintWish = {}) => ({
  ...named(reference, options),
  language: options.language ?? null,
})

/** Leaves out what only the server needs. */
const shownWebhook = ({ id, url, events, isActive, createdAt }: DomainWebhook): Webhook => ({
  id,
  url,
  events,
  isActive,
  createdAt,
})

const withShown = ({ webhook, secret }: { readonly webhook: DomainWebhook; readonly secret: string }) => ({
  webhook: shownWebhook(webhook),
  secret,
})

const shownDelivery = ({ webhookId: _, ...delivery }: DomainDelivery): WebhookDelivery => delivery
