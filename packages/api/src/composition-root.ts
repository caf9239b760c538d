import { dirname } from "node:path"
import { keptSecret } from "@mersal/adapters-db/database/kept-secret"
import { makeOwnerFolder } from "@mersal/adapters-db/database/owner-folder"
import { isDatabaseReady } from "@mersal/adapters-db/database/readiness"
import { databaseLayer } from "@mersal/adapters-db/layer"
import { Mailbox, mailbox, mailboxSender } from "@mersal/adapters-db/messages/mailbox"
import { countCall, forgetCalls, giveCallBack } from "@mersal/adapters-db/people/rate-limit-store"
import type { SeedData } from "@mersal/adapters-db/seeds/seed"
import { outageOf } from "@mersal/adapters-db/unavailable"
import { distanceLayer } from "@mersal/adapters-http/gateways/distance/great-circle"
import { osrmDistance } from "@mersal/adapters-http/gateways/distance/osrm"
import { nominatimGeocoder } from "@mersal/adapters-http/gateways/geocoder/nominatim"
import { httpSms } from "@mersal/adapters-http/gateways/messages/http-sms"
import { channelSender, noMessages } from "@mersal/adapters-http/gateways/messages/sender"
import { smtpMail } from "@mersal/adapters-http/gateways/messages/smtp"
import { argon2Passwords } from "@mersal/adapters-http/gateways/passwords/argon2"
import { drawVapidKey, noPush, vapidKeysOf, vapidPush } from "@mersal/adapters-http/gateways/push/vapid"
import { facebookIssuer, googleIssuer } from "@mersal/adapters-http/gateways/social-identity/issuers"
import { type TestIssuer, testIssuer } from "@mersal/adapters-http/gateways/social-identity/test-issuer"
import { tokenIdentities } from "@mersal/adapters-http/gateways/social-identity/token-identities"
import { webhookSender } from "@mersal/adapters-http/gateways/webhooks/sender"
import { codeRules } from "@mersal/domain/account/sign-in/one-time-code"
import { longSessionLifetimes, sessionLifetimes } from "@mersal/domain/account/sign-in/session"
import { ChosenReadings } from "@mersal/domain/ports/driven/chosen-readings"
import { Contacts } from "@mersal/domain/ports/driven/contacts"
import { PaymentOffer } from "@mersal/domain/ports/driven/payment-offer"
import { Product } from "@mersal/domain/ports/driven/product"
import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import { outboxLag } from "@mersal/domain/use-cases/outbox/outbox-lag"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import type { Logger } from "pino"
import { cardGateways, paymentOffer } from "./card-gateways.ts"
import { clockLayer, type ServerClock } from "./clock.ts"
import type { Settings } from "./config.ts"
import { lazyPrinter } from "./documents/lazy-printer.ts"
import type { CallCounter } from "./http/callers/rate-limits.ts"
import { effectLog } from "./http/logs/effect-log.ts"
import type { Readiness } from "./http/logs/health.ts"
import { outboxReading, type Reading } from "./http/logs/metrics.ts"
import type { MailboxReader } from "./http/pages/mailbox-page.ts"
import { marketUrls } from "./market-urls.ts"
import type { DatabaseSettings } from "./settings/database.ts"

/** Everything behind the server's routes, opened. */
export interface Composition {
  readonly runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>
  readonly isReady: Readiness
  /** Figures of the database for monitoring. */
  readonly readings: readonly Reading[]
  /** Whether an error means that the database cannot serve now, through no fault of the request. */
  readonly outageOf: typeof outageOf
  /** Counts calls for all processes on this database. */
  readonly countedCalls: CallCounter
  /** Deletes counts of calls that are over. */
  readonly forgetCalls: () => Promise<void>
  /** Reads the messages that were kept instead of sent; null in production. */
  readonly readMailbox: MailboxReader | null
  /** Where people without Google or Facebook sign in; null in production. */
  readonly issuer: TestIssuer | null
  /** Closes what was opened. */
  readonly close: () => Promise<void>
}

/** What a new database holds. */
export type Seed = SeedData

/** The database cannot be opened, migrated or seeded. */
export class DatabaseUnusable extends Error {
  override readonly name = "DatabaseUnusable"
  constructor(database: DatabaseSettings, cause: unknown) {
    super(`The database ${nameOfDatabase(database)} cannot be used: ${reasonOf(cause)}`, { cause })
  }
}

/** A server must answer other requests while the disk writes. */
const inEarnest = (database: DatabaseSettings) =>
  database.kind === "sqlite" ? { ...database, writesInThread: true } : database

/** A database's name for messages: never its password, or anything else that its URL may carry. */
export function nameOfDatabase(database: DatabaseSettings): string {
  if (database.kind === "sqlite") return database.path
  const { host, pathname } = new URL(database.url)
  return `postgres://${host}${pathname}`
}

/** If several addresses of one host fail together, only the single errors give a reason. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(", ")
  return cause instanceof Error ? cause.message : String(cause)
}

/**
 * Chooses the adapter of every driven port, and opens them: when this resolves, the database is migrated and seeded.
 * Throws `DatabaseUnusable`.
 *
 * @param seed rows to add if they are missing, instead of the demo data
 */
export async function compose(settings: Settings, clock: ServerClock, log: Logger, seed?: Seed): Promise<Composition> {
  const { database, environment, readings } = settings
  const chosen = Layer.succeed(ChosenReadings, readings)
  const payments = Layer.succeed(PaymentOffer, paymentOffer(settings))
  const webhooks = webhookSender({ mayBeInner: environment === "development" })
  const isProduction = environment === "production"
  const issuer = isProduction ? null : testIssuer(settings.baseUrl)
  const layer = Layer.mergeAll(
    messageLayer(settings),
    mailbox,
    pushLayer(settings),
    argon2Passwords(settings.passwordCost),
    identityLayer(settings, issuer),
    productLayer(settings),
    Layer.succeed(Contacts, settings.contact),
    settings.routerUrl === undefined ? distanceLayer : osrmDistance(settings.routerUrl),
    lazyPrinter,
    chosen,
    payments,
    cardGateways(settings),
    webhooks,
  ).pipe(
    Layer.provideMerge(geocoderLayer(settings)),
    Layer.provideMerge(databaseLayer(inEarnest(database), seed)),
    Layer.provideMerge(clockLayer(clock)),
    Layer.provideMerge(effectLog(log)),
  )
  const runtime = ManagedRuntime.make(layer)
  try {
    if (database.kind === "sqlite" && database.path !== ":memory:") makeOwnerFolder(dirname(database.path))
    await runtime.context()
  } catch (error) {
    await runtime.dispose()
    throw new DatabaseUnusable(database, error)
  }
  return {
    runtime,
    isReady: () => runtime.runPromise(isDatabaseReady),
    readings: [outboxReading(() => runtime.runPromise(outboxLag()))],
    outageOf,
    countedCalls: {
      count: (key, seconds) => runtime.runPromise(countCall(key, seconds)),
      giveBack: (key, endsAt) => runtime.runPromise(giveCallBack(key, endsAt)),
    },
    forgetCalls: () => runtime.runPromise(forgetCalls),
    readMailbox: isProduction ? null : (to) => runtime.runPromise(Mailbox.use(({ list }) => list(to))),
    issuer,
    close: () => runtime.dispose(),
  }
}

/** The database's gazetteer, alone or with an outside geocoder beside it. */
const geocoderLayer = ({ geocoderUrl }: Settings) =>
  geocoderUrl === undefined ? Layer.empty : nominatimGeocoder(geocoderUrl)

/** Messages go to the senders of the settings; without one to the local mailbox, and in production nowhere. */
const messageLayer = ({ environment, messages: { smtp, sms, whatsapp } }: Settings) =>
  channelSender({
    email: smtp && smtpMail(smtp),
    sms: sms && httpSms(sms),
    whatsapp: whatsapp && httpSms(whatsapp),
  }).pipe(Layer.provide(environment === "production" ? noMessages : mailboxSender))

/** The operator's keys; in development keys that are drawn once, and in production without keys nothing is sent. */
function pushLayer({ environment, baseUrl, messages: { push } }: Settings) {
  if (push !== null) return vapidPush(push)
  if (environment === "production") return noPush
  const contact = baseUrl.startsWith("https:") ? baseUrl : "mailto:nobody@mersal.example"
  const drawn = keptSecret("vapid", drawVapidKey)
  return Layer.unwrap(Effect.map(drawn, (privateKey) => vapidPush({ contact, ...vapidKeysOf(privateKey) })))
}

/** The providers that are set up; in development the test issuer replaces the others. */
function identityLayer({ social: { google, facebook } }: Settings, issuer: TestIssuer | null) {
  const real = [...(google ? [googleIssuer(google)] : []), ...(facebook ? [facebookIssuer(facebook)] : [])]
  const missing = (issuer?.issuers ?? []).filter(({ provider }) => !real.some((each) => each.provider === provider))
  return tokenIdentities([...real, ...missing])
}

const productLayer = (settings: Settings) =>
  Layer.succeed(Product, {
    name: settings.productName,
    baseUrl: settings.baseUrl,
    marketUrls: marketUrls(settings),
    sellers: settings.sellers,
    codeRules: { ...codeRules, length: settings.codeLength },
    sessionLifetimes: settings.staffSessions === "long" ? longSessionLifetimes : sessionLifetimes,
    requiresSecondFactor: settings.staffSecondFactor === "required",
    yearsOfPeople: settings.yearsOfPeople,
  })
