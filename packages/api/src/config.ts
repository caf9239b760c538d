import { isIP } from "node:net"
import { join, resolve } from "node:path"
import { codeRules } from "@mersal/domain/account/one-time-code"
import { isReading, readingNames } from "@mersal/domain/booking/market-schedule"
import { vehicles } from "@mersal/domain/booking/vehicle"
import { parseIso } from "@mersal/domain/calendar/iso-instant"
import { type Environment, type HostTable, hostProfiles, type ProfileId } from "@mersal/domain/market/host-profile"
import type { MarketId } from "@mersal/domain/market/market"
import type { Seller } from "@mersal/domain/paper/seller"
import { assumedFactors, type FootprintFactors } from "@mersal/domain/site/footprint"
import type { SocialLink } from "@mersal/domain/site/site"
import * as Config from "effect/Config"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { ClockStart } from "./clock.ts"
import { defaultRateLimits, type RateLimits } from "./http/rate-limits.ts"

/** Everything an operator decides, read once at start. The table of the variables is in docs/operations.md. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number
  readonly database: DatabaseSettings
  readonly environment: Environment
  /** Where the clock starts; null for the machine's own. Never set in production. */
  readonly clock: ClockStart | null
  /** Origin that customers see, without a trailing slash. An https one makes cookies Secure and turns HSTS on. */
  readonly baseUrl: string
  /** The hosts that production answers to (D3). */
  readonly hosts: HostTable
  readonly productName: string
  /** The company that sells in each market, as papers name it; the product's name where none is set. */
  readonly sellers: Readonly<Partial<Record<MarketId, Seller>>>
  /** Where customers get help: each is shown where it is set. */
  readonly contact: Contact
  /** Streets under the map of the address search; none, and the map is our own outlines (D20). */
  readonly mapTiles?: MapTiles
  /** Grams of carbon dioxide on a kilometre, by vehicle, for the page about them (D44). */
  readonly footprintFactors: FootprintFactors
  /** Readings of the rule book by name, in the order in which they apply (D7). */
  readonly readings: readonly string[]
  readonly logLevel: LogLevel
  /** Proxies whose X-Forwarded-For is believed: addresses, networks, or Express's names for them. */
  readonly trustedProxies: readonly string[]
  readonly rateLimits: RateLimits
  /** Where calls are counted: a process by itself, or all processes on the database together. */
  readonly rateLimitStore: "memory" | "database"
  /** Who carries messages out; null where nobody does. */
  readonly messages: MessageSettings
  /** Client ids of the far sign-ins that are offered; null for one that is not. */
  readonly social: { readonly google: string | null; readonly facebook: string | null }
  /** Whether codes, passwords and numbers are taken from headers too, as section 7 writes them (D27). */
  readonly acceptsHeaderSecrets: boolean
  /** Digits of a one-time code (D26). */
  readonly codeLength: number
  /** How costly the guess of a stored password is, never less than OWASP asks for. */
  readonly passwordCost: { readonly memoryKibibytes: number; readonly passes: number }
  /** How long staff stay signed in: `long`, as long as customers, is for a clock that runs fast. Never in production. */
  readonly staffSessions: "short" | "long"
  /** Through whom cards are charged. */
  readonly payments: PaymentSettings
  /** How Prometheus gets at /metrics: with a key on the same port, or on a port of its own, which nothing else reaches. */
  readonly metrics: { readonly key: string | null; readonly port: number | null }
}

/** The URL may hold a password: never say it. */
export type DatabaseSettings =
  | { readonly kind: "sqlite"; readonly path: string }
  | { readonly kind: "postgres"; readonly url: string }

/** None of it but `from` and `contact` may be said: the rest holds passwords and keys. */
export interface MessageSettings {
  readonly smtp: { readonly url: string; readonly from: string } | null
  readonly sms: PhoneGateway | null
  /** Null where people cannot choose it. */
  readonly whatsapp: PhoneGateway | null
  readonly push: { readonly contact: string; readonly publicKey: string; readonly privateKey: string } | null
}

/** Takes messages to a phone by HTTP. */
export interface PhoneGateway {
  readonly url: string
  readonly body: string | null
  readonly authorization: string | null
}

/** Of it only the choices and the addresses may be said: the rest are keys. */
export interface PaymentSettings {
  /** The gateway of each market; `none` where only cash is taken. */
  readonly AE: "simulator" | "aps" | "none"
  readonly QA: "simulator" | "bankpipe" | "none"
  /** Our own form for the card, or the page of the gateway (D29). */
  readonly mode: "form" | "hosted"
  /** When the U.A.E.'s gateway takes the money; Qatar's has no other way than with the booking. */
  readonly chargeAE: "booking" | "pickup"
  /** Null where no market uses it. */
  readonly aps: ApsKeys | null
  readonly bankpipe: BankpipeKeys | null
  /** The script of somebody else that looks at a customer's device for his bank; null where none does (D29). */
  readonly fingerprintUrl: string | null
  /** On 127.0.0.1; 0 takes any free port, null one that follows from the product's own. */
  readonly simulatorPort: number | null
}

export interface ApsKeys {
  readonly pageUrl: string
  readonly apiUrl: string
  readonly accessCode: string
  readonly merchantId: string
  readonly requestPhrase: string
  /** The newest first; a second while the phrase is being changed. */
  readonly responsePhrases: readonly string[]
  readonly shaType: (typeof shaTypes)[number]
}

export interface BankpipeKeys {
  readonly url: string
  readonly terminalId: string
  readonly password: string
  readonly key: string
}

const shaTypes = ["sha256", "sha512", "hmac256", "hmac512"] as const

/** Square pictures of a map, 256 pixels wide, by somebody else's server. */
export interface MapTiles {
  /** With {z}, {x} and {y} where their numbers go. */
  readonly url: string
  /** Whom they are owed to, as it is shown on the map. */
  readonly credit: string
}

export interface Contact {
  /** As people dial it, with the plus sign. */
  readonly supportPhone?: string
  /** Digits only. */
  readonly whatsapp?: string
  readonly contactEmail?: string
  /** The operator's pages elsewhere, by the name of the place, in the order of the footer. */
  readonly socialLinks?: readonly SocialLink[]
  /** Where his own apps are had. */
  readonly appStoreUrl?: string
  readonly playStoreUrl?: string
}

export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const
export type LogLevel = (typeof logLevels)[number]

/** The settings cannot be used: one line for each problem, all of them at once. */
export class SettingsRefused extends Error {
  override readonly name = "SettingsRefused"
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join("\n"))
    this.problems = problems
  }
}

/** The project's root, from src and from dist alike: data does not move with the folder that one starts in. */
export const projectRoot = resolve(import.meta.dirname, "../../..")

const variables = [
  "PORT",
  "DATABASE_URL",
  "MERSAL_ENV",
  "MERSAL_CLOCK",
  "BASE_URL",
  "MERSAL_HOSTS",
  "PRODUCT_NAME",
  "SELLER_AE",
  "SELLER_QA",
  "SUPPORT_PHONE",
  "WHATSAPP_NUMBER",
  "CONTACT_EMAIL",
  "SOCIAL_LINKS",
  "APP_STORE_URL",
  "PLAY_STORE_URL",
  "MAP_TILES_URL",
  "MAP_TILES_CREDIT",
  "CO2_GRAMS_PER_KM",
  "SCHEDULE_READINGS",
  "LOG_LEVEL",
  "TRUSTED_PROXIES",
  "RATE_LIMIT_STORE",
  "METRICS_KEY",
  "METRICS_PORT",
  "SMTP_URL",
  "MAIL_FROM",
  "SMS_URL",
  "SMS_BODY",
  "SMS_AUTHORIZATION",
  "WHATSAPP_URL",
  "WHATSAPP_BODY",
  "WHATSAPP_AUTHORIZATION",
  "VAPID_CONTACT",
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
  "MESSAGES_OPTIONAL",
  "GOOGLE_CLIENT_ID",
  "FACEBOOK_APP_ID",
  "CODE_LENGTH",
  "ARGON2_MEMORY_MIB",
  "ARGON2_PASSES",
  "STAFF_SESSIONS",
  "SECRETS_IN_HEADERS",
  "PAYMENTS_AE",
  "PAYMENTS_QA",
  "PAYMENT_MODE",
  "CHARGE_AE",
  "APS_PAGE_URL",
  "APS_API_URL",
  "APS_ACCESS_CODE",
  "APS_MERCHANT_ID",
  "APS_SHA_REQUEST_PHRASE",
  "APS_SHA_RESPONSE_PHRASE",
  "APS_SHA_RESPONSE_PHRASE_OLD",
  "APS_SHA_TYPE",
  "BANKPIPE_URL",
  "BANKPIPE_TERMINAL",
  "BANKPIPE_PASSWORD",
  "BANKPIPE_KEY",
  "DEVICE_FINGERPRINT_URL",
  "SIMULATOR_PORT",
  "ALLOW_SIMULATOR",
] as const
type Variable = (typeof variables)[number]

/** Reads and checks every setting. Throws `SettingsRefused`. An empty variable counts as an absent one. */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const texts = Effect.runSync(variableTexts.parse(ConfigProvider.fromEnvRecord({ ...env })))
  const problems: string[] = []
  /** The value of a variable, its fallback when absent; a parser answers a text to say what is wrong. */
  const read = <Value>(name: Variable, fallback: Value, parse: (text: string) => Value | Wrong): Value => {
    const text = Option.getOrUndefined(texts[name])?.trim()
    if (text === undefined || text === "") return fallback
    const value = parse(text)
    if (!(value instanceof Wrong)) return value
    // Never a password: addresses may carry one, and it may have signs in it that addresses should not.
    const shown = JSON.stringify(text.replace(/\/\/.*@/, "//…@").replace(/\?.*/, "?…"))
    problems.push(`${name} ${value.why} (it is ${shown})`)
    return fallback
  }

  const port = read("PORT", 3000, parsePort)
  const environment = read<Environment>("MERSAL_ENV", "development", oneOf(["production", "development"]))
  const inProject: DatabaseSettings = { kind: "sqlite", path: join(projectRoot, "data", "mersal.sqlite") }
  const database = read<DatabaseSettings>("DATABASE_URL", inProject, parseDatabase)
  const baseUrl = read("BASE_URL", `http://localhost:${port}`, parseOrigin)
  const optional = read(
    "MESSAGES_OPTIONAL",
    environment === "development",
    (text) => oneOf(["yes", "no"])(text) === "yes",
  )
  const messages = readMessages(read, problems, optional)
  const settings: Settings = {
    port,
    database,
    environment,
    clock: read("MERSAL_CLOCK", null, (text) =>
      environment === "production" ? new Wrong("is refused when MERSAL_ENV is production") : parseClock(text),
    ),
    baseUrl,
    hosts: read("MERSAL_HOSTS", { [new URL(baseUrl).hostname]: "production" }, parseHosts),
    productName: read("PRODUCT_NAME", "Mersal", parseProductName),
    sellers: readSellers(read),
    contact: {
      ...named(
        "supportPhone",
        read("SUPPORT_PHONE", null, matching(/^\+[\d ]{8,20}$/, "a phone number with its plus sign")),
      ),
      ...named("whatsapp", read("WHATSAPP_NUMBER", null, matching(/^\d{8,15}$/, "a phone number in digits only"))),
      ...named("contactEmail", read("CONTACT_EMAIL", null, matching(/^[^\s@]+@[^\s@]+$/, "an e-mail address"))),
      ...readPresence(read),
    },
    ...readMapTiles(read, problems),
    footprintFactors: read("CO2_GRAMS_PER_KM", assumedFactors, parseFactors),
    readings: read("SCHEDULE_READINGS", [], parseReadings),
    logLevel: read<LogLevel>("LOG_LEVEL", "info", oneOf(logLevels)),
    trustedProxies: read("TRUSTED_PROXIES", [], parseProxies),
    rateLimits: defaultRateLimits,
    rateLimitStore: read<Settings["rateLimitStore"]>(
      "RATE_LIMIT_STORE",
      database.kind === "postgres" ? "database" : "memory",
      oneOf(["memory", "database"]),
    ),
    messages,
    social: {
      google: read("GOOGLE_CLIENT_ID", null, matching(/^[\w.-]{1,200}$/, "a client id of Google")),
      facebook: read("FACEBOOK_APP_ID", null, matching(/^\d{1,40}$/, "an app id of Facebook")),
    },
    acceptsHeaderSecrets: read("SECRETS_IN_HEADERS", "yes", oneOf(["yes", "no"])) === "yes",
    codeLength: read<number>("CODE_LENGTH", codeRules.length, parseCodeLength),
    passwordCost: {
      memoryKibibytes: read("ARGON2_MEMORY_MIB", 19, wholeBetween(19, 1024)) * 1024,
      passes: read("ARGON2_PASSES", 2, wholeBetween(2, 20)),
    },
    staffSessions: read<Settings["staffSessions"]>("STAFF_SESSIONS", "short", (text) =>
      environment === "production" && text === "long"
        ? new Wrong("must be short when MERSAL_ENV is production")
        : oneOf(["short", "long"] as const)(text),
    ),
    payments: readPayments(read, problems, environment),
    metrics: {
      key: read("METRICS_KEY", null, matching(/^[\x21-\x7e]{16,}$/, "at least 16 printable characters")),
      port: read<number | null>("METRICS_PORT", null, parsePort),
    },
  }
  if (problems.length > 0) throw new SettingsRefused(problems)
  return settings
}

type Read = <Value>(name: Variable, fallback: Value, parse: (text: string) => Value | Wrong) => Value

/** Who sells in each market: what tax invoices and receipts must say (D17). */
function readSellers(read: Read): Settings["sellers"] {
  const AE = read<Seller | null>("SELLER_AE", null, (text) => parseSeller(text, 15))
  const QA = read<Seller | null>("SELLER_QA", null, (text) => parseSeller(text, 10))
  return { ...(AE && { AE }), ...(QA && { QA }) }
}

/** "Name | Address | Tax number"; the number may be left out. */
function parseSeller(text: string, taxDigits: number): Seller | Wrong {
  const [name = "", address = "", taxNumber = "", ...more] = text.split("|").map((part) => part.trim())
  const isWhole = name !== "" && address !== "" && more.length === 0
  const isNumber = taxNumber === "" || new RegExp(`^\\d{${taxDigits}}$`).test(taxNumber)
  return isWhole && isNumber && text.length <= 300
    ? { name, address, taxNumber }
    : new Wrong(`must be "Name | Address | Tax number" of at most 300 characters, the number of ${taxDigits} digits`)
}

/** Where else the operator is to be found. */
function readPresence(read: Read): Contact {
  const links = read<readonly SocialLink[] | null>("SOCIAL_LINKS", null, parseSocialLinks)
  return {
    ...(links !== null && { socialLinks: links }),
    ...named("appStoreUrl", read("APP_STORE_URL", null, parsePublicUrl)),
    ...named("playStoreUrl", read("PLAY_STORE_URL", null, parsePublicUrl)),
  }
}

/** What carries messages out. Of pairs one half alone is a slip, and in production so is a channel that nobody serves. */
function readMessages(read: Read, problems: string[], isOptional: boolean): MessageSettings {
  const whole = (text: string): string | Wrong => text
  const smtpUrl = read<string | null>("SMTP_URL", null, parseSmtp)
  const from = read<string | null>("MAIL_FROM", null, parseSender)
  const sms = readPhoneGateway(read, "SMS")
  const publicKey = read<string | null>("VAPID_PUBLIC_KEY", null, whole)
  const privateKey = read<string | null>("VAPID_PRIVATE_KEY", null, whole)
  const contact = read<string | null>(
    "VAPID_CONTACT",
    null,
    matching(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "a mailto: or https address"),
  )
  if ((smtpUrl === null) !== (from === null)) problems.push("SMTP_URL and MAIL_FROM must be set together")
  const push = [publicKey, privateKey, contact].filter((value) => value !== null)
  if (push.length > 0 && push.length < 3)
    problems.push("VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_CONTACT must be set together")
  if (!isOptional && smtpUrl === null)
    problems.push("SMTP_URL must be set when MERSAL_ENV is production, or MESSAGES_OPTIONAL=yes: no code could go out")
  if (!isOptional && sms === null)
    problems.push("SMS_URL must be set when MERSAL_ENV is production, or MESSAGES_OPTIONAL=yes: no code could go out")
  return {
    smtp: smtpUrl === null || from === null ? null : { url: smtpUrl, from },
    sms,
    whatsapp: readPhoneGateway(read, "WHATSAPP"),
    push: publicKey && privateKey && contact ? { contact, publicKey, privateKey } : null,
  }
}

/** Any gateway that takes an HTTP request, for SMS as for WhatsApp. */
function readPhoneGateway(read: Read, name: "SMS" | "WHATSAPP"): PhoneGateway | null {
  const url = read<string | null>(`${name}_URL`, null, parseSmsTemplate)
  const body = read<string | null>(`${name}_BODY`, null, (text) => text)
  const authorization = read<string | null>(`${name}_AUTHORIZATION`, null, (text) => text)
  return url === null ? null : { url, body, authorization }
}

/** Through whom cards are charged. A gateway needs all of its keys, and in production the simulator a word of its own. */
function readPayments(read: Read, problems: string[], environment: Environment): PaymentSettings {
  const AE = read<PaymentSettings["AE"]>("PAYMENTS_AE", "simulator", oneOf(["simulator", "aps", "none"]))
  const QA = read<PaymentSettings["QA"]>("PAYMENTS_QA", "simulator", oneOf(["simulator", "bankpipe", "none"]))
  const isAllowed = read("ALLOW_SIMULATOR", false, (text) => text === "1" || new Wrong("must be 1 or absent"))
  if (environment === "production" && !isAllowed)
    for (const [name, chosen, real] of [
      ["PAYMENTS_AE", AE, "aps"],
      ["PAYMENTS_QA", QA, "bankpipe"],
    ])
      if (chosen === "simulator")
        problems.push(
          `${name} must be ${real}, or none for cash only, when MERSAL_ENV is production; ALLOW_SIMULATOR=1 takes cards that are none`,
        )
  return {
    AE,
    QA,
    mode: read<PaymentSettings["mode"]>("PAYMENT_MODE", "form", oneOf(["form", "hosted"])),
    chargeAE: read<PaymentSettings["chargeAE"]>("CHARGE_AE", "booking", oneOf(["booking", "pickup"])),
    aps: AE === "aps" ? readAps(read, problems) : null,
    bankpipe: QA === "bankpipe" ? readBankpipe(read, problems) : null,
    fingerprintUrl: read<string | null>("DEVICE_FINGERPRINT_URL", null, parseGateway),
    simulatorPort: read<number | null>("SIMULATOR_PORT", null, parsePort),
  }
}

function readAps(read: Read, problems: string[]): ApsKeys {
  const needed = neededFor(read, problems, "PAYMENTS_AE is aps")
  const old = read<string | null>("APS_SHA_RESPONSE_PHRASE_OLD", null, secretText)
  const response = needed("APS_SHA_RESPONSE_PHRASE", secretText)
  return {
    pageUrl: needed("APS_PAGE_URL", parseGateway),
    apiUrl: needed("APS_API_URL", parseGateway),
    accessCode: needed("APS_ACCESS_CODE", secretText),
    merchantId: needed("APS_MERCHANT_ID", secretText),
    requestPhrase: needed("APS_SHA_REQUEST_PHRASE", secretText),
    responsePhrases: old === null ? [response] : [response, old],
    shaType: read<ApsKeys["shaType"]>("APS_SHA_TYPE", "sha256", oneOf(shaTypes)),
  }
}

function readBankpipe(read: Read, problems: string[]): BankpipeKeys {
  const needed = neededFor(read, problems, "PAYMENTS_QA is bankpipe")
  return {
    url: needed("BANKPIPE_URL", parseGateway),
    terminalId: needed("BANKPIPE_TERMINAL", secretText),
    password: needed("BANKPIPE_PASSWORD", secretText),
    key: needed("BANKPIPE_KEY", secretText),
  }
}

/** Reads what must be there; each that is absent is a problem of its own. */
const neededFor =
  (read: Read, problems: string[], why: string) =>
  (name: Variable, parse: (text: string) => string | Wrong): string => {
    const before = problems.length
    const value = read<string | null>(name, null, parse)
    if (value === null && problems.length === before) problems.push(`${name} must be set when ${why}`)
    return value ?? ""
  }

const variableTexts = Config.all(
  Object.fromEntries(variables.map((name) => [name, Config.option(Config.String(name))])) as Record<
    Variable,
    Config.Config<Option.Option<string>>
  >,
)

/** What a parser answers when the text is none of its values. */
class Wrong {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | Wrong =>
    values.find((value) => value === text) ?? new Wrong(`must be one of ${values.join(", ")}`)

const matching =
  (pattern: RegExp, what: string) =>
  (text: string): string | null | Wrong =>
    pattern.test(text) ? text : new Wrong(`must be ${what}`)

const named = (name: Exclude<keyof Contact, "socialLinks">, value: string | null): Contact =>
  value === null ? {} : { [name]: value }

/** Pictures without a word of whose they are would be taken and not lent. */
function readMapTiles(read: Read, problems: string[]): Pick<Settings, "mapTiles"> {
  const url = read<string | null>("MAP_TILES_URL", null, (text) => {
    const isPattern = ["{z}", "{x}", "{y}"].every((part) => text.includes(part))
    return isPattern && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
      ? text
      : new Wrong("must be an http or https address with {z}, {x} and {y}")
  })
  const credit = read<string | null>("MAP_TILES_CREDIT", null, (text) => text.trim())
  if (url === null) return {}
  if (credit === null) {
    problems.push("MAP_TILES_CREDIT must say whom the map's pictures are owed to")
    return {}
  }
  return { mapTiles: { url, credit } }
}

/** A page that anybody may open, so an https one. */
const parsePublicUrl = (text: string): string | Wrong =>
  URL.canParse(text) && new URL(text).protocol === "https:" ? new URL(text).href : new Wrong("must be an https address")

function parseSocialLinks(text: string): readonly SocialLink[] | Wrong {
  const links = text.split(",").map((entry) => {
    const [name = "", ...rest] = entry.split("=")
    return { name: name.trim(), url: parsePublicUrl(rest.join("=").trim()) }
  })
  const wrong = new Wrong("must list name=https address, divided by commas")
  if (links.some(({ name, url }) => name === "" || url instanceof Wrong)) return wrong
  return links as readonly SocialLink[]
}

/** Every vehicle once, in grams above nothing. */
function parseFactors(text: string): FootprintFactors | Wrong {
  const pairs = text.split(",").map((entry) => entry.split("=").map((part) => part.trim()))
  const factors = Object.fromEntries(pairs.map(([vehicle = "", grams = ""]) => [vehicle, Number(grams || Number.NaN)]))
  const isWhole = pairs.length === vehicles.length && vehicles.every((vehicle) => factors[vehicle] !== undefined)
  const isSane = Object.values(factors).every((grams) => grams > 0 && grams <= 5_000)
  return isWhole && isSane
    ? (factors as FootprintFactors)
    : new Wrong(`must list grams for each of ${vehicles.join(", ")}: bike=60,car=150,van=230`)
}

function parsePort(text: string): number | Wrong {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : new Wrong("must be a port number from 0 to 65535")
}

function parseDatabase(text: string): DatabaseSettings | Wrong {
  if (/^postgres(ql)?:/.test(text)) {
    const url = URL.canParse(text) ? new URL(text) : null
    const isWhole = url !== null && url.hostname !== "" && /^\/[^/@]+$/.test(url.pathname)
    return isWhole ? { kind: "postgres", url: text } : new Wrong("must be postgres://USER:PASSWORD@HOST:PORT/DATABASE")
  }
  const path = text.startsWith("sqlite:") ? text.slice("sqlite:".length) : ""
  if (path === "") return new Wrong("must be sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE")
  return { kind: "sqlite", path: path === ":memory:" ? path : resolve(projectRoot, path) }
}

/** `2026-11-21T15:59:59+04:00`, or the same with `*60` to let a minute pass each second; `*0` stops the clock. */
function parseClock(text: string): ClockStart | Wrong {
  const [start = "", factor = "1", ...rest] = text.split("*")
  const at = parseIso(start)
  const speed = Number(factor)
  const isSpeed = /^\d{1,6}(\.\d{1,3})?$/.test(factor)
  return at !== null && isSpeed && rest.length === 0
    ? { at, speed }
    : new Wrong("must be an ISO 8601 instant with its zone, and may end in *<speed>")
}

function parseOrigin(text: string): string | Wrong {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search + url.hash === ""
  return isOrigin && url.username + url.password === ""
    ? url.origin
    : new Wrong("must be an http or https address without a path")
}

function parseHosts(text: string): HostTable | Wrong {
  const table: Record<string, ProfileId> = {}
  for (const entry of text.split(",")) {
    const [host = "", profile = ""] = entry.split("=").map((part) => part.trim())
    if (!/^[a-z0-9.-]+$/i.test(host) || !Object.hasOwn(hostProfiles, profile)) {
      return new Wrong(`must list host=profile, where a profile is one of ${Object.keys(hostProfiles).join(", ")}`)
    }
    table[host.toLowerCase()] = profile as ProfileId
  }
  return table
}

function parseSmtp(text: string): string | Wrong {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ""
    ? text
    : new Wrong("must be smtp://USER:PASSWORD@HOST:PORT or smtps://…")
}

/** An address, or a name with an address: one line that no header of our own can be put into. */
const parseSender = (text: string): string | Wrong =>
  /^([^<>@\r\n,;]+ )?<?[^\s<>@,;]+@[^\s<>@,;]+>?$/.test(text) ? text : new Wrong("must be NAME <ADDRESS> or ADDRESS")

/** Only over https, but to this machine; a mark in the host would lead messages elsewhere. */
function parseSmsTemplate(text: string): string | Wrong {
  const url = URL.canParse(text) ? new URL(text) : null
  const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1"
  const isSafe = url !== null && (url.protocol === "https:" || (url.protocol === "http:" && isLocal))
  return isSafe && !/[{}]|%7[bd]/i.test(url.host + url.username + url.password)
    ? text
    : new Wrong("must be an https address, with {to} and {text} in its path or query where they belong")
}

/** A key as it was given to us. One that cannot be used is not repeated, so any text is one. */
const secretText = (text: string): string => text

/** An address of a gateway, without a slash at its end: over https, but for one on this machine. */
function parseGateway(text: string): string | Wrong {
  const url = URL.canParse(text) ? new URL(text) : null
  const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1"
  const isSafe = url !== null && (url.protocol === "https:" || (url.protocol === "http:" && isLocal))
  return isSafe && url.search + url.hash + url.username + url.password === ""
    ? text.replace(/\/$/, "")
    : new Wrong("must be an https address without a query")
}

/** A whole number from one to the other, both included. */
const wholeBetween =
  (least: number, most: number) =>
  (text: string): number | Wrong =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : new Wrong(`must be a whole number from ${least} to ${most}`)

function parseCodeLength(text: string): number | Wrong {
  return /^[4-8]$/.test(text) ? Number(text) : new Wrong("must be 4 to 8 digits")
}

const parseProductName = (text: string): string | Wrong =>
  text.length <= 40 ? text : new Wrong("must have at most 40 characters")

function parseReadings(text: string): readonly string[] | Wrong {
  const names = text.split(",").map((part) => part.trim())
  return names.every(isReading) && new Set(names).size === names.length
    ? names
    : new Wrong(`must list readings of the rule book, each once: ${readingNames.join(", ")}`)
}

function parseProxies(text: string): readonly string[] | Wrong {
  const proxies = text.split(",").map((part) => part.trim())
  const isProxy = (part: string): boolean => {
    const [address = "", bits] = part.split("/")
    const mostBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
    const isNetwork = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= mostBits)
    return proxyNames.has(part) || (mostBits > 0 && isNetwork)
  }
  return proxies.every(isProxy)
    ? proxies
    : new Wrong("must list addresses, networks, loopback, linklocal or uniquelocal")
}

const proxyNames = new Set(["loopback", "linklocal", "uniquelocal"])
