import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "./tools.mjs"

const read = (path) => readFileSync(join(root, path), "utf8")
const quoted = (text) => [...text.matchAll(/"(\/[^"]*)"/g)].map(([, address]) => address)

/** The address without its final slash and with its parameters as {id}. */
const plain = (address) =>
  address
    .replace(/\$\w+/, "{id}")
    .replace("/{-{id}}", "")
    .replace(/(?<=.)\/$/, "")
const sorted = (addresses) => [...new Set(addresses.map(plain))].sort()

/** The table of addresses in docs/architecture.md. */
const told = [
  ...read("docs/architecture.md")
    .split("## Addresses")[1]
    .split("\n## ")[0]
    .matchAll(/^\| (`.*?) \|/gm),
].flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, address]) => address))

const screens = [...read("packages/web/src/app/routing/route-table.ts").matchAll(/\bpath: "([^"]+)"/g)]
  .map(([, address]) => plain(address))
  .filter((address) => !address.startsWith("/dev/"))
const siteTable = read("packages/web/src/marketing/page-table.ts")
const sitePages = [
  ...[...siteTable.matchAll(/\b(?:path|alsoAt): "([^"]+)"/g)].map(([, address]) => address),
  ...quoted(read("packages/web/src/marketing/destination-path.ts")),
  ...(/path: hospitalsPath/.test(siteTable) ? ["/{product}-for-hospitals/"] : []),
]

test("the table of addresses tells of every screen and page, and of nothing else", () => {
  expect(sorted(told)).toEqual(sorted([...screens, ...sitePages]))
  expect(told.length).toBe(sorted(told).length)
})

test("the server answers every screen of the application, and only those", () => {
  const [, list = "", named = ""] =
    /const routes: [^=]+= new Set\(\[(.*?)\]\)(.*?)const developmentRoutes/s.exec(
      read("packages/api/src/http/pages/pages.ts"),
    ) ?? []
  const patterns = [...named.matchAll(/^ {2}\/(\^.*\$)\/,$/gm)].map(([, pattern]) => new RegExp(pattern))
  const isServed = (address) => patterns.some((pattern) => pattern.test(address.replace("{id}", "AE4K7M2XQ9TB3HV")))
  expect(sorted(quoted(list)).filter((address) => !screens.includes(address))).toEqual([])
  expect(screens.filter((address) => !quoted(list).includes(address) && !isServed(address))).toEqual([])
})

test("every route of section 2 is among the addresses", () => {
  const specified = `/payment-verifying / /about/ /business/ /terms-and-conditions/ /privacy-policy/ /services/ /contact-us/
    /inefficient-urban-logistics-model/ /co2-emissions/ /our-platform/ /go /go/book /go/details /go/guest /go/payment
    /go/booking-confirmation /go/account /go/payment-recipt/{id} /tracking /tracking/status
    /shyft-courier-uae-delivery-service-coverage /{product}-for-hospitals/ /corporate-register/ /corporate-subscriptions/
    /my-account/ /go/ar /paymentUnique/ /international /international-courier-service-to-india
    /international-courier-service-to-philippines /go/international /international/quote /locationidentify`
  expect(sorted(specified.split(/\s+/)).filter((address) => !sorted(told).includes(address))).toEqual([])
})
