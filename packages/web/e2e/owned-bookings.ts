import type { Reference } from "@mersal/domain/booking/order/reference"
import type { APIRequestContext, Page } from "@playwright/test"
import { newPerson, ownAddress, type Person, sentPhone } from "./people.ts"
import type { ProductServer } from "./product-server.ts"

/** The API's answer about a new booking. */
export interface PlacedBooking {
  readonly bkref: Reference
  readonly accessToken: string
}

/** Signs the person in in this browser, without the popup. */
export async function signIn(page: Page, { url }: ProductServer, { email, password }: Person): Promise<void> {
  await callBy(page.request, url, "POST", "/v1.0/auth/login", { email, password })
}

/** Calls the API as a page of this browser would: with its cookies, from this site. */
export async function callBy(request: APIRequestContext, url: string, method: string, path: string, data?: object) {
  const answer = await request.fetch(url + path, { method, data, headers: { origin: url, ...ownAddress() } })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()).data
}

/** Books Dubai Marina to Al Majaz on Sunday afternoon, in cash, as this browser's user. */
export async function book(page: Page, { url }: ProductServer, customer: Person): Promise<PlacedBooking> {
  return callBy(page.request, url, "POST", "/v1.0/order/createOrder", orderOf(customer)) as Promise<PlacedBooking>
}

/** The same by a program, so that no browser owns the booking; with another date, a promo code or a card if given. */
export async function bookElsewhere(
  { url }: ProductServer,
  customer: Person,
  named: { readonly pickupDate?: string; readonly prmcde?: string; readonly paytyp?: string } = {},
): Promise<PlacedBooking> {
  const headers = { "content-type": "application/json", ...ownAddress() }
  const body = JSON.stringify({ ...orderOf(customer), ...named })
  const answer = await fetch(`${url}/v1.0/order/createOrder`, { method: "POST", headers, body })
  if (!answer.ok) throw new Error(`No booking was made: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).data
}

/** The path of a booking's pay link, on which anyone can pay for it. */
export async function payLinkOf(product: ProductServer): Promise<(key?: string) => string> {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  const headers = { "mersal-access": accessToken, ...ownAddress() }
  const answer = await fetch(`${product.url}/v1.0/bookings/${bkref}/pay-link`, { method: "POST", headers })
  const { token } = (await answer.json()).data
  return (key = token) => `/paymentUnique/?bookingId=${bkref}#pay=${key}`
}

const orderOf = ({ name, email, phone }: Person) => ({
  dom: "AE",
  bktyp: "Same Day",
  vtyp: "Bike",
  paytyp: "collect at pickup",
  pickupDate: "2026-11-22",
  selectedPickupTime: { value: "13-18" },
  usr: { name, email, phn: sentPhone(phone) },
  pkp: [
    {
      add: "Dubai Marina, Dubai",
      cnam: "Dubai",
      lat: 25.0805,
      lon: 55.1403,
      addtl: "Marina Plaza, floor 12",
      name,
      ph: sentPhone(phone),
    },
  ],
  dlv: [
    {
      add: "Al Majaz, Sharjah",
      cnam: "Sharjah",
      lat: 25.3255,
      lon: 55.3851,
      addtl: "Villa 7",
      name: "Omar Khalid",
      ph: "+97165123456",
    },
  ],
})
