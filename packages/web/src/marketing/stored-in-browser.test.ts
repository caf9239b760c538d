import { readdirSync, readFileSync } from "node:fs"
import { privacyPage as arabic } from "@mersal/domain/messages/ar/privacy-page"
import { privacyPage as english } from "@mersal/domain/messages/en/privacy-page"
import { expect, it } from "vitest"

type Said = readonly [en: RegExp, ar: RegExp]

const draft: Said = [/a draft of what you are filling in/, /مسودة لما تكتبه/]
const unsent: Said = [/what you have typed and not sent/, /ما كتبته ولم ترسله/]
const opened: Said = [/links and keys of bookings that you opened/, /روابط الحجوزات التي فتحتها ومفاتيحها/]
const stillToTell: Said = [/still have to tell you of your draft/, /بقي أن نخبرك به عن مسودتك/]
const begunPayments: Said = [/which payments were begun/, /الدفعات التي بدأت/]
const ofStaff: Said = [/Drivers' and staff's devices/, /أجهزة السائقين والموظفين/]
const pages: Said = [/pages of booking and tracking themselves/, /صفحات الحجز والتتبّع نفسها/]

/** The entry of the section that names each key; null for a key that concerns only the page and no person. */
const saidOf: Readonly<Record<string, Said | null>> = {
  language: [/your language and colours/, /لغتك وألوانك/],
  theme: [/your language and colours/, /لغتك وألوانك/],
  countingConsent: [/agreed to be counted/, /وافقت على الإحصاء/],
  draft,
  typed: draft,
  promo: [/promo code/, /رمزها الترويجي/],
  shownTotal: [/price that you saw last/, /آخر سعر رأيته/],
  heldBooking: [/waits for its payment/, /ينتظر دفعه/],
  recentPlaces: [/places that you chose last, five at most/, /الأماكن التي اخترتها أخيرًا، خمسة على الأكثر/],
  lastBooking: [/your last booking, with the key that opens it and the last four digits/, /آخر حجز لك مع المفتاح/],
  cardAttempts: begunPayments,
  noticeShownOn: [/day on which you saw a notice/, /اليوم الذي رأيت فيه إشعارًا/],
  toldBooking: [/booking of which this device is notified/, /الحجز الذي تصل إشعاراته/],
  nobodyKept: [/no saved contacts/, /ليس فيه جهات اتصال محفوظة/],
  "access.": opened,
  payLink: opened,
  bookedHere: opened,
  changePayment: unsent,
  "unsentChange.": unsent,
  accountCode: [/a code was asked for/, /رمزًا قد طُلب منك/],
  nothingProhibited: [/nothing prohibited is in the parcel/, /خالية من الممنوعات/],
  lostPromo: stillToTell,
  slotAlert: stillToTell,
  driver: ofStaff,
  driverPosition: ofStaff,
  staff: ofStaff,
  singleKeys: ofStaff,
  "unsentEntry.": ofStaff,
  // The name of a channel between two windows, a key that is removed as soon as it is stored, when a page was reloaded
  // because of a missing file, and how far each page of this tab was scrolled, which the router keeps.
  social: null,
  cancelled: null,
  reloadedAt: null,
  "router: tsr-scroll-restoration-v1_3": null,
  "caches: mersal-pages": pages,
  "caches: mersal-driver": ofStaff,
}

const folder = new URL("../../", import.meta.url)
const texts = ["src", "worker", "public"].flatMap((part) =>
  readdirSync(new URL(part, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|js)$/.test(name) && !name.includes(".test."))
    .map((name) => readFileSync(new URL(`${part}/${name}`, folder), "utf8")),
)
const router = new URL("../../node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js", folder)
const found = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))

it("the page about privacy names everything that we keep in a browser", () => {
  const keys = found(/["`]mersal\.([A-Za-z]+\.?)(?=["`]|\$)/g)
  const caches = found(/"(mersal-(?:pages|driver))"/g).map((name) => `caches: ${name}`)
  const [, ofRouter] = /storageKey = "([^"]+)"/.exec(readFileSync(router, "utf8")) ?? []
  expect([...new Set([...keys, ...caches, `router: ${ofRouter}`])].sort()).toEqual(Object.keys(saidOf).sort())
  const said = (page: typeof english) => page.sections[3]?.text.join("\n") ?? ""
  for (const [key, phrases] of Object.entries(saidOf)) {
    if (phrases === null) continue
    expect(said(english), key).toMatch(phrases[0])
    expect(said(arabic as typeof english), key).toMatch(phrases[1])
  }
})

it("whatever we store has a key of our own, which a logout clears (D40)", () => {
  const written = texts.flatMap((text) =>
    [...text.matchAll(/torage\.setItem\(\s*(?:(["`][^"`$]*)|(\w+))/g)].flatMap(([, key, name]) => {
      // A key without a value here or in another file is handed to a function, by whoever names it.
      const value = new RegExp(`const ${name} = (["\`][^"\`$]*)`).exec(text)?.[1]
      return key ?? value ?? found(new RegExp(`export const ${name} = (["\`][^"\`$]*)`, "g"))
    }),
  )
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((key) => !/^["`]mersal\./.test(key))).toEqual([])
})
