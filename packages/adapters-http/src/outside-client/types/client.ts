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
import type { BulkReport, BulkWish } from "./bulk.ts"
import type { DeliveryReceipt, ListedDocument, PrintedFile, PrintWish } from "./documents.ts"
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
import type { Rating, RatingWish } from "./rating.ts"
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
  /** The language of messages for people; "en" by default. */
  readonly language?: "en" | "ar"
  /** A `fetch` to use instead of the platform's. */
  readonly fetch?: typeof globalThis.fetch
  /** How long to wait for an answer; ten seconds by default. */
  readonly timeoutMilliseconds?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

/** For a call that takes effect once for each key, however often it is sent. */
export interface WriteOptions extends CallOptions {
  /** The caller's own key, such as a UUID that is kept with the order; by default a new one for each call. */
  readonly idempotencyKey?: string
}

/**
 * The calls that an API key may make. Each answers its value, or throws a MersalError; an aborted call throws the
 * reason of its signal. Calls that only read, and those with an idempotency key, are retried once if no answer came.
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
  /** The campaigns that are valid now. */
  promos(request?: PromoListRequest, options?: CallOptions): Promise<readonly PublicPromo[]>
  /** What a code takes off a booking. It does not use the code up. */
  applyPromo(request: PromoRequest, options?: CallOptions): Promise<PromoAnswer>
  /** What cancelling costs, before anything is booked. */
  cancellationPolicy(market: Market, options?: CallOptions): Promise<PublicPolicy>

  book(order: Order, options?: WriteOptions): Promise<PlacedBooking>
  /** The caller's bookings, the newest first, by pages. */
  bookings(request?: BookingsRequest, options?: CallOptions): Promise<BookingPage>
  booking(reference: string, options?: CallOptions & Access): Promise<OwnBooking>
  receipt(reference: string, options?: CallOptions & Access): Promise<Receipt>
  /** The documents issued for a booking. */
  documents(reference: string, options?: CallOptions & Access): Promise<readonly ListedDocument[]>
  /** One of them as a PDF. */
  printedDocument(reference: string, number: string, options?: CallOptions & PrintWish): Promise<PrintedFile>
  /** The booking's history as a sealed chain of events. */
  deliveryReceipt(reference: string, options?: CallOptions & Access): Promise<DeliveryReceipt>
  printedDeliveryReceipt(reference: string, options?: CallOptions & PrintWish): Promise<PrintedFile>
  /** What cancelling would cost now. */
  cancellation(reference: string, options?: CallOptions & Access): Promise<CancellationOffer>
  cancel(reference: string, wish?: CancelWish, options?: WriteOptions): Promise<CancelledBooking>
  change(reference: string, change: BookingChange, options?: WriteOptions): Promise<ChangedBooking>

  /**
   * Books every row of a file on the account of the key's company, or only reports what would become of each. A row is
   * booked only once, however often its file is sent.
   */
  bookInBulk(csv: string, options?: CallOptions & BulkWish): Promise<BulkReport>

  track(reference: string, options?: CallOptions & Access): Promise<Tracking>
  /** Where a booking is now, and its driver. */
  trackingMoment(reference: string, options?: CallOptions & Access): Promise<TrackingMoment>
  /** Rates a delivery, once. */
  rate(reference: string, rating: RatingWish, options?: CallOptions): Promise<Rating>
  /** The rating; null if there is none. */
  rating(reference: string, options?: CallOptions & Access): Promise<Rating | null>
  /** At least one booking: if there is none it throws "search-failed". */
  searchBookings(search: BookingSearch, options?: CallOptions): Promise<readonly Tracking[]>

  webhooks(options?: CallOptions): Promise<readonly Webhook[]>
  makeWebhook(request: WebhookRequest, options?: WriteOptions): Promise<WebhookWithSecret>
  changeWebhook(id: string, change: WebhookChange, options?: CallOptions): Promise<WebhookWithSecret>
  deleteWebhook(id: string, options?: CallOptions): Promise<void>
  /** Sends a message of type "ping" now. */
  pingWebhook(id: string, options?: WriteOptions): Promise<WebhookDelivery>
  /** What was sent and with what result, fifty per page; `cursor` is `next` of the previous page. */
  deliveries(id: string, cursor?: string | null, options?: CallOptions): Promise<DeliveryPage>
  /**
   * Sends a message again, with its old id: a receiver that already has it drops it, unless it forgets the id first.
   */
  replayDelivery(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDelivery>
}
