import { readFileSync } from "node:fs"
import { isAbsolute, join } from "node:path"
import { limitNames } from "@mersal/adapters-http/contract/endpoint-row"
import { drawVapidKey, vapidKeysOf } from "@mersal/adapters-http/gateways/push/vapid"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readSettings, SettingsRefused } from "./config.ts"
import { defaultRateLimits } from "./http/callers/rate-limits.ts"
import { projectRoot } from "./project-root.ts"
import { readWhereChosen } from "./settings/misspelt.ts"

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsRefused) return error.problems
    throw error
  }
}

/** Production that sends no messages and takes cash only. */
const plainProduction = {
  MERSAL_ENV: "production",
  MESSAGES_OPTIONAL: "yes",
  PAYMENTS_AE: "none",
  PAYMENTS_QA: "none",
} as const

const apsKeys = {
  APS_PAGE_URL: "https://checkout.payfort.com/FortAPI/paymentPage",
  APS_API_URL: "https://paymentservices.payfort.com/FortAPI/paymentApi/",
  APS_ACCESS_CODE: "an access code",
  APS_MERCHANT_ID: "a merchant",
  APS_SHA_REQUEST_PHRASE: "secret of requests $&",
  APS_SHA_RESPONSE_PHRASE: "secret of answers",
}
const bankpipeKeys = {
  BANKPIPE_URL: "https://bank.example/pipe",
  BANKPIPE_TERMINAL: "mersal",
  BANKPIPE_PASSWORD: "secret password",
  BANKPIPE_KEY: "secret key",
}

describe("settings of payments", () => {
  it("are the simulator in development, and none of the keys are needed for it", () => {
    expect(readSettings({}).payments).toEqual({
      AE: "simulator",
      QA: "simulator",
      mode: "form",
      chargeAE: "booking",
      aps: null,
      bankpipe: null,
      fingerprintUrl: null,
      simulatorPort: null,
    })
  })

  it("refuse the simulator in production, unless they are told to take it", () => {
    const { PAYMENTS_AE: _, PAYMENTS_QA: __, ...unsaid } = plainProduction
    expect(problemsOf(unsaid)).toEqual([
      expect.stringMatching(/^PAYMENTS_AE must be aps, or none for cash only, .* no money moves/),
      expect.stringContaining("PAYMENTS_QA must be bankpipe, or none for cash only"),
    ])
    expect(problemsOf({ ...unsaid, PAYMENTS_AE: "none" })).toHaveLength(1)
    expect(readSettings({ ...unsaid, ALLOW_SIMULATOR: "1" }).payments.AE).toBe("simulator")
    for (const word of ["0", "yes", "true"])
      expect(problemsOf({ ...unsaid, ALLOW_SIMULATOR: word })).toContainEqual(
        expect.stringContaining("ALLOW_SIMULATOR must be 1"),
      )
  })

  it("take the keys of the real gateways, by market", () => {
    const chosen = {
      ...plainProduction,
      PAYMENTS_AE: "aps",
      PAYMENTS_QA: "bankpipe",
      PAYMENT_MODE: "hosted",
      CHARGE_AE: "pickup",
    }
    const { payments } = readSettings({ ...chosen, ...apsKeys, ...bankpipeKeys, APS_SHA_TYPE: "hmac512" })
    expect(payments).toMatchObject({
      AE: "aps",
      QA: "bankpipe",
      mode: "hosted",
      chargeAE: "pickup",
      aps: {
        apiUrl: "https://paymentservices.payfort.com/FortAPI/paymentApi",
        requestPhrase: "secret of requests $&",
        responsePhrases: ["secret of answers"],
        shaType: "hmac512",
      },
      bankpipe: { url: "https://bank.example/pipe", terminalId: "mersal" },
    })
    const both = readSettings({ ...chosen, ...apsKeys, ...bankpipeKeys, APS_SHA_RESPONSE_PHRASE_OLD: "the one before" })
    expect(both.payments.aps?.responsePhrases).toEqual(["secret of answers", "the one before"])
  })

  it("say of each key that it is missing, and repeat none", () => {
    const chosen = { PAYMENTS_AE: "aps", PAYMENTS_QA: "bankpipe" }
    expect(problemsOf(chosen)).toHaveLength(Object.keys({ ...apsKeys, ...bankpipeKeys }).length)
    for (const name of Object.keys({ ...apsKeys, ...bankpipeKeys })) {
      const problems = problemsOf({ ...chosen, ...apsKeys, ...bankpipeKeys, [name]: "" })
      expect(problems).toEqual([expect.stringContaining(`${name} must be set when`)])
      expect(problems.join()).not.toContain("secret")
    }
  })

  it.each([
    "http://bank.example/pipe",
    "ftp://bank.example",
    "bank.example",
    "https://bank.example/?a=b",
    "https://u:p@b.example",
  ])("refuse an address over which a key should not go: %s", (url) => {
    const env = { PAYMENTS_QA: "bankpipe", ...bankpipeKeys, BANKPIPE_URL: url }
    expect(problemsOf(env)).toEqual([expect.stringContaining("BANKPIPE_URL must be an https address")])
  })

  it("may name a gateway on this machine without TLS", () => {
    const env = { PAYMENTS_QA: "bankpipe", ...bankpipeKeys, BANKPIPE_URL: "http://127.0.0.1:4000/pipe" }
    expect(readSettings(env).payments.bankpipe?.url).toBe("http://127.0.0.1:4000/pipe")
  })
})

describe("settings", () => {
  it("need nothing: without any the product runs on port 3000 with its data in the project's folder", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      database: { kind: "sqlite", path: join(projectRoot, "data", "mersal.sqlite") },
      environment: "development",
      clock: null,
      baseUrl: "http://localhost:3000",
      productName: "Mersal",
      contact: {},
      readings: [],
      logLevel: "info",
      trustedProxies: [],
    })
  })

  it("name the operator's pages and apps elsewhere, over https", () => {
    const env = { SOCIAL_LINKS: "Instagram=https://i.example/us?a=b, LinkedIn=https://l.example/us" }
    expect(readSettings({ ...env, APP_STORE_URL: "https://apps.example/1" }).contact).toEqual({
      socialLinks: [
        { name: "Instagram", url: "https://i.example/us?a=b" },
        { name: "LinkedIn", url: "https://l.example/us" },
      ],
      appStoreUrl: "https://apps.example/1",
    })
    for (const wrong of [
      "Instagram",
      "=https://i.example",
      "Instagram=http://i.example",
      "Instagram=javascript:alert(1)",
    ])
      expect(problemsOf({ SOCIAL_LINKS: wrong })).toEqual([expect.stringContaining("must list name=https address")])
    expect(problemsOf({ PLAY_STORE_URL: "ftp://play.example" })).toEqual([expect.stringContaining("an https address")])
  })

  it("take the grams of carbon dioxide for every vehicle, or none of them", () => {
    expect(readSettings({ CO2_GRAMS_PER_KM: "van=200, bike=25.5,car=120" }).footprintFactors).toEqual({
      bike: 25.5,
      car: 120,
      van: 200,
    })
    for (const wrong of [
      "bike=60",
      "bike=60,car=150,van=0",
      "bike=60,car=150,van=",
      "bike=60,car=150,lorry=300",
      "bike=1,car=2,van=3,van=4",
    ])
      expect(problemsOf({ CO2_GRAMS_PER_KM: wrong })).toEqual([expect.stringContaining("must list grams for each of")])
  })

  it("take the years for which bookings say for whom they were", () => {
    expect(readSettings({ BOOKING_PEOPLE_YEARS: "10" }).yearsOfPeople).toBe(10)
    for (const wrong of ["0", "16", "ever"])
      expect(problemsOf({ BOOKING_PEOPLE_YEARS: wrong })).toEqual([expect.stringContaining("from 1 to 15")])
  })

  it("count an empty variable as an absent one", () => {
    expect(readSettings({ PORT: "", MERSAL_CLOCK: " ", PRODUCT_NAME: "" })).toEqual(readSettings({}))
  })

  it("pin a relative database path to the project, not to the folder that one starts in", () => {
    const databaseOf = (text: string) => readSettings({ DATABASE_URL: text }).database
    const path = join(projectRoot, "data", "other.sqlite")
    expect(isAbsolute(path)).toBe(true)
    expect(databaseOf("sqlite:data/other.sqlite")).toEqual({ kind: "sqlite", path })
    expect(databaseOf("sqlite:/var/lib/mersal.sqlite")).toEqual({ kind: "sqlite", path: "/var/lib/mersal.sqlite" })
  })

  it("take the address of a PostgreSQL, and never repeat the password of one that is none", () => {
    const url = "postgres://mersal:secret@db/mersal"
    expect(readSettings({ DATABASE_URL: url }).database).toEqual({ kind: "postgres", url })
    for (const wrong of [
      "postgres://mersal:secret@db",
      "postgres://db/?password=secret",
      "postgres://mersal:se@cr/et@secret@/mersal",
      "mersal:secret@db:5432/mersal",
    ]) {
      const problems = problemsOf({ DATABASE_URL: wrong })
      expect(problems).toEqual([expect.stringContaining("postgres://USER:PASSWORD@HOST:PORT/DATABASE")])
      expect(problems.join()).not.toContain("secret")
    }
  })

  it("never repeat a key that is none", () => {
    const problems = problemsOf({ METRICS_KEY: "a key with spaces in it" })
    expect(problems).toEqual(["METRICS_KEY must be at least 16 printable characters"])
  })

  it("start the clock at an instant, and faster when a factor follows", () => {
    const at = Date.parse("2026-11-21T12:00:00Z")
    expect(readSettings({ MERSAL_CLOCK: "2026-11-21T16:00:00+04:00" }).clock).toEqual({ at, speed: 1 })
    expect(readSettings({ MERSAL_CLOCK: "2026-11-21T12:00:00Z*60" }).clock).toEqual({ at, speed: 60 })
    expect(readSettings({ MERSAL_CLOCK: "2026-11-21T12:00:00Z*0" }).clock).toEqual({ at, speed: 0 })
  })

  it("refuse to start in production without anybody to carry codes, unless they are told to", () => {
    const production = { MERSAL_ENV: "production", PAYMENTS_AE: "none", PAYMENTS_QA: "none" }
    expect(problemsOf(production)).toEqual([
      expect.stringContaining("SMTP_URL must be set"),
      expect.stringContaining("SMS_URL must be set"),
    ])
    const senders = {
      SMTP_URL: "smtps://user:secret@mail.example:465",
      MAIL_FROM: "Mersal <no-reply@mersal.example>",
      SMS_URL: "https://sms.example/send?to={to}&text={text}",
      SMS_AUTHORIZATION: "Bearer secret",
    }
    const { messages } = readSettings({ ...production, ...senders })
    expect(messages.smtp).toEqual({ url: senders.SMTP_URL, from: senders.MAIL_FROM })
    expect(messages.sms).toEqual({ url: senders.SMS_URL, body: null, authorization: "Bearer secret" })
    expect(messages.whatsapp).toBeNull()
    const whatsapp = { WHATSAPP_URL: "https://wa.example/messages", WHATSAPP_BODY: '{"to":"{to}","body":"{text}"}' }
    expect(readSettings({ ...production, ...senders, ...whatsapp }).messages.whatsapp).toEqual({
      url: whatsapp.WHATSAPP_URL,
      body: whatsapp.WHATSAPP_BODY,
      authorization: null,
    })
    expect(readSettings({ ...production, MESSAGES_OPTIONAL: "yes" }).messages.smtp).toBeNull()
    expect(problemsOf({ ...production, MESSAGES_OPTIONAL: "no" })).toHaveLength(2)
  })

  it("refuse halves of what belongs together, and senders that would lead elsewhere", () => {
    expect(problemsOf({ SMTP_URL: "smtp://mail.example" })).toEqual(["SMTP_URL and MAIL_FROM must be set together"])
    const { publicKey } = vapidKeysOf(drawVapidKey())
    expect(problemsOf({ VAPID_PUBLIC_KEY: publicKey })).toEqual([expect.stringContaining("must be set together")])
    for (const SMS_URL of [
      "http://sms.example/?to={to}",
      "https://{to}.example/",
      "https://user:{text}@sms.example/",
      "ftp://sms.example",
      "sms.example",
    ]) {
      expect(problemsOf({ SMS_URL }), SMS_URL).toEqual([expect.stringContaining("SMS_URL must be an https address")])
    }
    expect(problemsOf({ MAIL_FROM: "a@b.example, c@d.example", SMTP_URL: "http://mail.example" })).toHaveLength(2)
    expect(problemsOf({ CODE_LENGTH: "3" })).toEqual([expect.stringContaining("CODE_LENGTH must be 4 to 8 digits")])
    expect(readSettings({ CODE_LENGTH: "6" }).codeLength).toBe(6)
    for (const wrong of [
      { SMTP_URL: "http://user:secret@mail.example", MAIL_FROM: "a@b.example" },
      { SMTP_URL: "user:secret@mail.example:465", MAIL_FROM: "a@b.example" },
      { SMS_URL: "http://sms.example/secret/send?to={to}" },
      { WHATSAPP_URL: "wa.example/secret" },
    ]) {
      expect(problemsOf(wrong), JSON.stringify(wrong)).not.toEqual([])
      expect(problemsOf(wrong).join()).not.toContain("secret")
    }
  })

  it("refuse an SMS or WhatsApp gateway that would never be told to whom or what", () => {
    const between = (name: string) => `${name}_URL and ${name}_BODY must hold {to} and {text} between them`
    for (const wrong of [
      { SMS_URL: "https://sms.example/send" },
      { SMS_URL: "https://sms.example/send?to={to}" },
      { SMS_URL: "https://sms.example/send?to={to}&text={TEXT}" },
      { SMS_URL: "https://sms.example/send?to={to}#{text}" },
      { SMS_URL: "https://sms.example/send?to=%7Bto%7D&text={text}" },
      { SMS_URL: "https://sms.example/{to}", SMS_BODY: '{"message":"Hello"}' },
    ])
      expect(problemsOf(wrong), JSON.stringify(wrong)).toEqual([expect.stringContaining(between("SMS"))])
    const whatsapp = { WHATSAPP_URL: "https://wa.example/messages", WHATSAPP_BODY: '{"body":"{text}"}' }
    expect(problemsOf(whatsapp)).toEqual([expect.stringContaining(between("WHATSAPP"))])
    const split = { SMS_URL: "https://sms.example/{to}/messages", SMS_BODY: '{"body":"{text}"}' }
    expect(readSettings(split).messages.sms).toEqual({ url: split.SMS_URL, body: split.SMS_BODY, authorization: null })
  })

  it("refuse a body of messages that is not JSON, and never repeat it", () => {
    const SMS_URL = "https://sms.example/send?to={to}&text={text}"
    for (const SMS_BODY of ['{"a":1', "notjson{", '{"to": {to}, "text": "{text}"}', "to={to}&text={text}&key=secret"]) {
      const problems = problemsOf({ SMS_URL, SMS_BODY })
      expect(problems, SMS_BODY).toEqual([expect.stringMatching(/^SMS_BODY must be JSON, with \{to\} and \{text\} /)])
      expect(problems.join()).not.toContain("secret")
    }
  })

  it("refuse a body or a key for a gateway that has no address", () => {
    for (const wrong of [
      { WHATSAPP_BODY: '{"to":"{to}","body":"{text}"}' },
      { WHATSAPP_AUTHORIZATION: "Bearer secret" },
      { SMS_BODY: '{"to":"{to}","body":"{text}"}' },
    ]) {
      const [name = ""] = Object.keys(wrong)
      const [gateway] = name.split("_")
      expect(problemsOf(wrong)).toEqual([`${gateway}_URL must be set when ${name} is`])
    }
  })

  it("take keys of web push that belong together, and no others", () => {
    const VAPID_CONTACT = "mailto:us@mersal.example"
    const [one, other] = [vapidKeysOf(drawVapidKey()), vapidKeysOf(drawVapidKey())]
    const problemsOfPair = (VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string) =>
      problemsOf({ VAPID_CONTACT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })
    expect(problemsOfPair(one.publicKey, one.privateKey)).toEqual([])
    expect(problemsOfPair("x", "y").map((problem) => problem.split(" ")[0])).toEqual([
      "VAPID_PUBLIC_KEY",
      "VAPID_PRIVATE_KEY",
    ])
    for (const none of ["y", `${one.privateKey}A`, `${one.privateKey.slice(1)}!`, "A".repeat(43), "_".repeat(43)]) {
      const problems = problemsOfPair(one.publicKey, none)
      expect(problems, none).toEqual([expect.stringMatching(/^VAPID_PRIVATE_KEY must be /)])
      expect(problems.join()).not.toContain(none.slice(1) || "(it is")
    }
    for (const none of ["x", one.privateKey, `A${one.publicKey.slice(1)}`])
      expect(problemsOfPair(none, one.privateKey), none).toEqual([expect.stringMatching(/^VAPID_PUBLIC_KEY must be /)])
    expect(problemsOfPair(other.publicKey, one.privateKey)).toEqual([
      expect.stringContaining("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be of one pair"),
    ])
  })

  it("refuse to guess at development where customers are led to another machine, or over https", () => {
    for (const BASE_URL of [
      "https://mersal.ae",
      "http://mersal.ae",
      "https://localhost",
      "http://192.0.2.7:3000",
      "http://localhost.mersal.ae",
    ]) {
      expect(problemsOf({ BASE_URL }), BASE_URL).toEqual([
        expect.stringMatching(/^MERSAL_ENV must be set .*MERSAL_ENV=production.*MERSAL_ENV=development/),
      ])
      expect(problemsOf({ BASE_URL, MERSAL_ENV: " " })).toHaveLength(1)
      expect(readSettings({ BASE_URL, MERSAL_ENV: "development" }).environment).toBe("development")
      expect(problemsOf({ ...plainProduction, BASE_URL })).toEqual([])
      expect(problemsOf({ BASE_URL, MERSAL_ENV: "prod" })).toEqual([
        expect.stringContaining("MERSAL_ENV must be one of"),
      ])
    }
    for (const BASE_URL of [
      "http://localhost:8080",
      "http://qatar.localhost:3000",
      "http://127.0.0.1:3000",
      "http://[::1]:3000",
    ])
      expect(readSettings({ BASE_URL }).environment, BASE_URL).toBe("development")
  })

  it("refuse to guess at development where other hosts than this machine are answered to", () => {
    for (const MERSAL_HOSTS of ["mersal.ae=production", "localhost=production,qatar.mersal.ae=qatar"]) {
      expect(problemsOf({ MERSAL_HOSTS }), MERSAL_HOSTS).toEqual([
        expect.stringMatching(/^MERSAL_ENV must be set when MERSAL_HOSTS .*mersal\.ae/),
      ])
      expect(readSettings({ MERSAL_HOSTS, MERSAL_ENV: "development" }).environment).toBe("development")
    }
    for (const MERSAL_HOSTS of ["localhost=production", "qatar.localhost=qatar, 127.0.0.1=production"])
      expect(readSettings({ MERSAL_HOSTS }).environment, MERSAL_HOSTS).toBe("development")
    expect(problemsOf({ MERSAL_HOSTS: "mersal.ae=production", BASE_URL: "https://mersal.ae" })).toHaveLength(1)
  })

  it("of the page's example start production, and without any of the least of them it is refused or leads to localhost", () => {
    const page = readFileSync(join(projectRoot, "docs/operations.md"), "utf8")
    const [, example = ""] = /```sh\n# \/etc\/mersal\.env[^\n]*\n([\s\S]*?)```/.exec(page) ?? []
    const env = Object.fromEntries([...example.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, value]) => [name, value]))
    expect(readSettings(env)).toMatchObject({ environment: "production", baseUrl: "https://mersal.ae" })
    for (const name of ["MERSAL_ENV", "SMTP_URL", "MAIL_FROM", "SMS_URL", "PAYMENTS_AE", "PAYMENTS_QA"])
      expect(problemsOf({ ...env, [name]: "" }).join(), name).toContain(name)
    expect(readSettings({ ...env, BASE_URL: "" }).baseUrl).toBe("http://localhost:3000")
  })

  it("take dearer hashes of passwords than OWASP asks for, and no cheaper ones", () => {
    const costOf = (env: Record<string, string>) => readSettings(env).passwordCost
    expect(costOf({})).toEqual({ memoryKibibytes: 19_456, passes: 2 })
    expect(costOf({ ARGON2_MEMORY_MIB: "64", ARGON2_PASSES: "3" })).toEqual({ memoryKibibytes: 65_536, passes: 3 })
    for (const memory of ["18", "0", "-19", "19.5", "1025", "19 MiB", "1e3"])
      expect(problemsOf({ ARGON2_MEMORY_MIB: memory })).toEqual([expect.stringContaining("ARGON2_MEMORY_MIB must be")])
    for (const passes of ["1", "21", "two"])
      expect(problemsOf({ ARGON2_PASSES: passes })).toEqual([expect.stringContaining("ARGON2_PASSES must be")])
  })

  it("refuse a moved clock in production", () => {
    const env = { ...plainProduction, MERSAL_CLOCK: "2026-11-21T12:00:00Z" }
    expect(problemsOf(env)).toEqual([expect.stringContaining("MERSAL_CLOCK is refused when MERSAL_ENV is production")])
  })

  it("leave it to staff whether they have a second factor, or ask for one", () => {
    expect(readSettings({}).staffSecondFactor).toBe("optional")
    expect(readSettings({ ...plainProduction, STAFF_SECOND_FACTOR: "required" }).staffSecondFactor).toBe("required")
    expect(problemsOf({ STAFF_SECOND_FACTOR: "yes" })).toEqual([expect.stringContaining("STAFF_SECOND_FACTOR")])
  })

  it("let staff stay long where a clock runs fast, and never in production", () => {
    expect(readSettings({}).staffSessions).toBe("short")
    expect(readSettings({ STAFF_SESSIONS: "long" }).staffSessions).toBe("long")
    expect(readSettings({ ...plainProduction, STAFF_SESSIONS: "short" }).staffSessions).toBe("short")
    const refused = "STAFF_SESSIONS must be short when MERSAL_ENV is production"
    expect(problemsOf({ ...plainProduction, STAFF_SESSIONS: "long" })).toEqual([expect.stringContaining(refused)])
    expect(problemsOf({ STAFF_SESSIONS: "forever" })).toHaveLength(1)
  })

  it("answer in production to the host of the base URL, or to those of the table", () => {
    const env = { ...plainProduction, BASE_URL: "https://mersal.ae" }
    expect(readSettings(env).hosts).toEqual({ "mersal.ae": "production" })
    expect(readSettings({ ...env, MERSAL_HOSTS: "Mersal.ae=production, Qatar.mersal.ae=qatar" }).hosts).toEqual({
      "mersal.ae": "production",
      "qatar.mersal.ae": "qatar",
    })
  })

  it("refuse a table without the host of the base URL, to which links would lead in vain", () => {
    const MERSAL_HOSTS = "other.ae=production"
    const problem = (host: string, baseUrl: string) =>
      `MERSAL_HOSTS must have ${host}, the host of BASE_URL (${baseUrl}): links in messages lead there, and a host that is not listed gets 421`
    const env = { ...plainProduction, MERSAL_HOSTS }
    expect(problemsOf({ ...env, BASE_URL: "https://mersal.ae" })).toEqual([problem("mersal.ae", "https://mersal.ae")])
    expect(problemsOf(env)).toEqual([problem("localhost", "http://localhost:3000")])
    expect(problemsOf({ ...env, BASE_URL: "https://Other.ae:8443" })).toEqual([])
    expect(problemsOf({ ...env, BASE_URL: "other.ae" })).toEqual([expect.stringMatching(/^BASE_URL must be/)])
    expect(problemsOf({ MERSAL_ENV: "development", MERSAL_HOSTS, BASE_URL: "https://mersal.ae" })).toEqual([])
  })

  it("take streets for the map with the word of whose they are, and not without", () => {
    const url = "https://tiles.example/{z}/{x}/{y}.png"
    expect(readSettings({}).mapTiles).toBeUndefined()
    expect(readSettings({ MAP_TILES_URL: url, MAP_TILES_CREDIT: "© Streets" }).mapTiles).toEqual({
      url,
      credit: "© Streets",
    })
    expect(problemsOf({ MAP_TILES_URL: url })).toEqual([expect.stringContaining("MAP_TILES_CREDIT must say")])
    expect(problemsOf({ MAP_TILES_URL: "https://tiles.example", MAP_TILES_CREDIT: "© Streets" })).toHaveLength(1)
  })

  it("take a geocoder and a router by their address, and nothing that is none", () => {
    const set = readSettings({ GEOCODER_URL: "http://nominatim:8080/", ROUTER_URL: "https://roads.example/osrm" })
    expect([set.geocoderUrl, set.routerUrl]).toEqual(["http://nominatim:8080", "https://roads.example/osrm"])
    expect([readSettings({}).geocoderUrl, readSettings({}).routerUrl]).toEqual([undefined, undefined])
    for (const wrong of [
      "nominatim:8080",
      "ftp://maps",
      "http://",
      "http://me:secret@maps/",
      "https://maps/?key=secret",
    ]) {
      const problems = problemsOf({ GEOCODER_URL: wrong, ROUTER_URL: wrong })
      expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["GEOCODER_URL", "ROUTER_URL"])
      for (const problem of problems) expect(problem).not.toContain("secret")
    }
  })

  it("name every problem at once, each in one line that begins with its variable", () => {
    const wrong = {
      PORT: "http",
      DATABASE_URL: "mysql://db",
      MERSAL_ENV: "prod",
      MERSAL_CLOCK: "noon",
      BASE_URL: "mersal.test/app",
      MERSAL_HOSTS: "mersal.ae=dubai",
      PRODUCT_NAME: "x".repeat(41),
      SUPPORT_PHONE: "04 123",
      WHATSAPP_NUMBER: "+971",
      CONTACT_EMAIL: "us",
      MAP_TILES_URL: "https://tiles.example/1.png",
      SCHEDULE_READINGS: "od-cap-2200,no-such",
      LOG_LEVEL: "loud",
      TRUSTED_PROXIES: "everybody",
    }
    const problems = problemsOf(wrong)
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual(expect.arrayContaining(Object.keys(wrong)))
    expect(problems).toHaveLength(Object.keys(wrong).length)
    for (const problem of problems) expect(problem).not.toContain("\n")
  })

  it("give each listener a port of its own, where the simulator's follows from the product's too", () => {
    const shared = "SIMULATOR_PORT must be another port than PORT: both are 3000"
    expect(problemsOf({ SIMULATOR_PORT: "3000" })).toEqual([shared])
    expect(problemsOf({ METRICS_PORT: "3000" })).toEqual(["METRICS_PORT must be another port than PORT: both are 3000"])
    expect(problemsOf({ METRICS_PORT: "4000" })).toEqual([
      "METRICS_PORT must be another port than SIMULATOR_PORT (PORT + 1000 unless it is set): both are 4000",
    ])
    expect(problemsOf({ PORT: "5000", SIMULATOR_PORT: "5000", METRICS_PORT: "5000" })).toHaveLength(2)
    expect(problemsOf({ PORT: "0", SIMULATOR_PORT: "0", METRICS_PORT: "0" })).toEqual([])
    // It does not start where no market uses it.
    expect(problemsOf({ SIMULATOR_PORT: "3000", PAYMENTS_AE: "none", PAYMENTS_QA: "none" })).toEqual([])
  })

  it("take readings of the rule book in their order, and name those there are for one that is none", () => {
    const readings = "od-cap-2200, sd-cutoff-1500"
    expect(readSettings({ SCHEDULE_READINGS: readings }).readings).toEqual(["od-cap-2200", "sd-cutoff-1500"])
    for (const wrong of ["no-such", "od-cap-2200,", "od-cap-2200,od-cap-2200", "toString"]) {
      const [problem] = problemsOf({ SCHEDULE_READINGS: wrong })
      expect(problem).toContain("sd-cutoff-1400")
    }
  })

  it("believe proxies by address, network or name, and no network that is none", () => {
    const proxies = "loopback, 10.0.0.0/8, fd00::/8, 192.0.2.7"
    expect(readSettings({ TRUSTED_PROXIES: proxies }).trustedProxies).toEqual(proxies.split(", "))
    for (const wrong of ["10.0.0.0/33", "10.0.0.0/0", "::/129", "/8", "proxy.test", "1.2.3.4,"]) {
      expect(problemsOf({ TRUSTED_PROXIES: wrong })).toHaveLength(1)
    }
  })

  it("are either read or refused with lines, whatever they hold", () => {
    const variable = fc.constantFrom("PORT", "DATABASE_URL", "MERSAL_CLOCK", "BASE_URL", "MERSAL_HOSTS", "LOG_LEVEL")
    fc.assert(
      fc.property(variable, fc.string({ unit: "binary-ascii" }), (name, text) => {
        for (const problem of problemsOf({ [name]: text })) expect(problem.startsWith(name)).toBe(true)
      }),
    )
  })

  it("refuse an unknown name that begins like ours, and none that tools and containers set", () => {
    expect(problemsOf({ MERSAL_HOST: "mersal.ae" })).toEqual(["MERSAL_HOST is no setting: is MERSAL_HOSTS meant?"])
    expect(problemsOf({ MERSAL_COLOUR: "red" })).toEqual(["MERSAL_COLOUR is no setting"])
    const others = [
      "MERSAL_COLOUR",
      "MERSAL_SEED",
      "MERSAL_ORIGIN",
      "MERSAL_SERVICE_PORT_HTTP",
      "MERSAL_PORT_3000_TCP_ADDR",
    ]
    expect(problemsOf(Object.fromEntries(others.map((name) => [name, name === "MERSAL_COLOUR" ? " " : "1"])))).toEqual(
      [],
    )
  })

  it("mention a name that nearly is a setting's, and no setting's own", () => {
    const misspelt = (env: Readonly<Record<string, string>>) => readSettings(env).misspelt
    expect(misspelt({ SMTP_ULR: "x", BASEURL: "y", PROT: "1", HOST: "z", PATH: "/bin", SMS_LRU: " " })).toEqual([
      { name: "SMTP_ULR", meant: "SMTP_URL" },
      { name: "BASEURL", meant: "BASE_URL" },
    ])
    const page = readFileSync(join(projectRoot, "docs/operations.md"), "utf8")
    const settings = page.slice(page.indexOf("\n## Settings\n"), page.indexOf("\n## Start and stop\n"))
    const rows = [...settings.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, names = ""]) => [
      ...names.matchAll(/`(\w+)`/g),
    ])
    const read = new Set<string>(readWhereChosen)
    readSettings(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
    expect([...read].sort()).toEqual(rows.map(([, name = ""]) => name).sort())
  })

  it("decide nothing by NODE_ENV", () => {
    expect(readSettings({ NODE_ENV: "production" })).toEqual(readSettings({ NODE_ENV: "development" }))
  })
})

describe("the setting of rate limits", () => {
  it("changes the calls of the limits that it names, and neither their periods nor any other limit", () => {
    expect(readSettings({}).rateLimits).toEqual(defaultRateLimits)
    expect(readSettings({ RATE_LIMITS: "lookUp=5000, register=1" }).rateLimits).toEqual({
      ...defaultRateLimits,
      lookUp: { ...defaultRateLimits.lookUp, calls: 5_000 },
      register: { calls: 1, seconds: 3_600 },
    })
  })

  it.each([
    "tracking",
    "tracking=",
    "tracking=0",
    "tracking=-1",
    "tracking=1.5",
    "tracking=1000000000",
    "=5",
    "toString=5",
    "tracking=5,",
  ])("refuses %j, and lists the names", (text) => {
    const [problem = "", ...others] = problemsOf({ RATE_LIMITS: text })
    expect(others).toEqual([])
    expect(problem).toContain("RATE_LIMITS must list limit=calls, with 1 to 999999999 calls")
    for (const name of limitNames) expect(problem).toContain(name)
  })
})
