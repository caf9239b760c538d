import type {
  Access,
  BookingChange,
  BookingPage,
  BookingsRequest,
  CancellationOffer,
  CancelledBooking,
  CancelWish,
  ChangedBooking,
  Order,
  OwnBooking,
  PlacedBooking,
  Receipt,
} from "./bookings.ts"
import type {
  Distance,
  DistanceRequest,
  PriceRequest,
  PromoAnswer,
  PromoListRequest,
  PromoRequest,
  PublicPolicy,
  PublicPromo,
  Quote,
  RateCard,
} from "./prices.ts"
import type { FoundPlace, ServiceArea, SlotLookup, SlotRequest } from "./schedule.ts"
import type { BookingSearch, Tracking, TrackingMoment } from "./tracking.ts"
import type { Market } from "./values.ts"
import type {
  DeliveryPage,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookRequest,
  WebhookWithSecret,
} from "./webhooks.ts"

export interface ClientSettings {
  /** Where the API is: "https://mersal.example". */
  readonly origin: string
  /** "key_live_…", or "key_test_…" for the sandbox. */
  readonly apiKey: string
  /** The language of messages for people; "en" where it is left out. */
  readonly language?: "en" | "ar"
  /** Another `fetch` than the platform's. */
  readonly fetch?: typeof globalThis.fetch
  /** How long to wait for an answer; ten seconds where it is left out. */
  readonly timeoutMilliseconds?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

/** Of a call that acts once for each key, however often it is sent. */
export interface WriteOptions extends CallOptions {
  /** A key of one's own, such as a UUID that is kept with the order; a new one for each call where it is left out. */
  readonly idempotencyKey?: string
}

/**
 * The calls that an API key may make. Each answers its value, or throws a MersalError; a call that is aborted throws the
 * reason of its signal. Those that read, and those that take an idempotency key, are sent once more when no answer came.
 */
export interface MersalClient {
  serviceAreas(market: Market, options?: CallOptions): Promise<readonly ServiceArea[]>
  /** Places by a name or its beginning, coordinates, or a map link. */
  searchPlaces(market: Market, text: string, options?: CallOptions): Promise<readonly FoundPlace[]>
  /** What can be booked between two places, and when. */
  slots(request: SlotRequest, options?: CallOptions): Promise<SlotLookup>

  /** A quote for each booking type. */
  quote(request: PriceRequest, options?: CallOptions): Promise<readonly Quote[]>
  distance(request: DistanceRequest, options?: CallOptions): Promise<Distance>
  /** The price list and the VAT in force. */
  rateCard(market: Market, options?: CallOptions): Promise<RateCard>
  /** The campaigns that count now. */
  promos(request?: PromoListRequest, options?: CallOptions): Promise<readonly PublicPromo[]>
  /** What a code takes off a booking. Nothing is used up by it. */
  applyPromo(request: PromoRequest, options?: CallOptions): Promise<PromoAnswer>
  /** What cancelling costs, before anything is booked. */
  cancellationPolicy(market: Market, options?: CallOptions): Promise<PublicPolicy>

  book(order: Order, options?: WriteOptions): Promise<PlacedBooking>
  /** One's own bookings, the newest first, by pages. */
  bookings(request?: BookingsRequest, options?: CallOptions): Promise<BookingPage>
  booking(reference: string, options?: CallOptions & Access): Promise<OwnBooking>
  receipt(reference: string, options?: CallOptions & Access): Promise<Receipt>
  /** What cancelling would cost now. */
  cancellation(reference: string, options?: CallOptions & Access): Promise<CancellationOffer>
  cancel(reference: string, wish?: CancelWish, options?: WriteOptions): Promise<CancelledBooking>
  change(reference: string, change: BookingChange, options?: WriteOptions): Promise<ChangedBooking>

  track(reference: string, options?: CallOptions & Access): Promise<Tracking>
  /** Where a booking is now, and its driver. */
  trackingMoment(reference: string, options?: CallOptions & Access): Promise<TrackingMoment>
  /** At least one booking: where there is none it throws "search-failed". */
  searchBookings(search: BookingSearch, options?: CallOptions): Promise<readonly Tracking[]>

  webhooks(options?: CallOptions): Promise<readonly Webhook[]>
  makeWebhook(request: WebhookRequest, options?: CallOptions): Promise<WebhookWithSecret>
  changeWebhook(id: string, change: WebhookChange, options?: CallOptions): Promise<WebhookWithSecret>
  deleteWebhook(id: string, options?: CallOptions): Promise<void>
  /** Sends a message of type "ping" now. */
  pingWebhook(id: string, options?: CallOptions): Promise<WebhookDelivery>
  /** What was sent and how it went, fifty a page; `cursor` is `next` of the page before. */
  deliveries(id: string, cursor?: string | null, options?: CallOptions): Promise<DeliveryPage>
  /** Sends a message once more, with the id it had: a receiver that took it drops it, unless it forgets the id first. */
  replayDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDelivery>
}
