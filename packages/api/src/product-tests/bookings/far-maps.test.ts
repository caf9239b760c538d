import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startSimulatedOsrm } from "@mersal/adapters-http/gateways/distance/simulator"
import { startSimulatedNominatim } from "@mersal/adapters-http/gateways/geocoder/simulator"
import type { MapServer } from "@mersal/adapters-http/gateways/map-line/map-server"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { DatabaseSettings } from "../../settings/database.ts"
import { type RunningProduct, settingsForTests, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let geocoder: MapServer
let router: MapServer
beforeAll(async () => {
  const [lat, lon] = [25.1903, 55.2402]
  const names = { name: "شارع الوصل", "name:en": "Al Wasl Road" }
  const road = { osm_type: "way", osm_id: 42, addresstype: "road", lat, lon, names } as const
  geocoder = await startSimulatedNominatim([{ ...road, address: { country_code: "ae" } }])
  router = await startSimulatedOsrm(1.7)
})
afterAll(async () => {
  await geocoder.stop()
  await router.stop()
})
beforeEach(() => {
  geocoder.breakDown(null)
  router.breakDown(null)
})

/** The product with both servers set, for the duration of a test. */
async function withProduct(
  run: (product: RunningProduct) => Promise<void>,
  database: DatabaseSettings = settingsForTests.database,
): Promise<void> {
  const product = await startProduct({ geocoderUrl: geocoder.url, routerUrl: router.url, database })
  try {
    await run(product)
  } finally {
    await product.stop()
  }
}

/** The two ends of the plain booking. */
const [from, to] = ["25.0805,55.1403", "25.3255,55.3851"]

const search = (product: RunningProduct, text: string) =>
  product.call("GET", `/v1.0/places/search?domain=AE&text=${encodeURIComponent(text)}`)
const prices = (product: RunningProduct) =>
  product.call("GET", `/v1.0/ctc/price/retrieve?domain=AE&source=${from}&destination=${to}`)
const measure = (product: RunningProduct) => product.call("POST", "/v1.0/distance", { body: plainBooking })
const bothBreak = () => {
  geocoder.breakDown((response) => response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"))
  router.breakDown((response) => response.destroy())
}
/** Books at a price that was seen: answers the status, the distance and the total. */
const bookedAt = async (quote: { readonly quoteId: string; readonly totalPrice: number }, product: RunningProduct) => {
  const { status, body } = await product.call("POST", "/v1.0/order/createOrder", {
    body: { ...plainBooking, quoteId: quote.quoteId, tamt: quote.totalPrice },
  })
  return [status, body.data?.bookingData.dstnc, body.data?.prc]
}
const sameDayOf = ({ body }: Awaited<ReturnType<typeof prices>>) =>
  body.data.find(({ bktyp }: { readonly bktyp: string }) => bktyp === "Same Day")

describe("a geocoder and a router that the settings name", () => {
  it("find a street in both languages as our own places are found, and price the way by its road", async () => {
    await withProduct(async (product) => {
      const { status, body } = await search(product, "شارع الوصل")
      const road = {
        id: "osm-w42",
        kind: "landmark",
        name: { en: "Al Wasl Road", ar: "شارع الوصل" },
        area: "dubai",
        city: { en: "Dubai", ar: "دبي" },
        lat: 25.1903,
        lon: 55.2402,
      }
      expect([status, body.data]).toEqual([200, [road]])
      const [point] = (await search(product, "25.19031, 55.24021")).body.data
      expect([point.kind, point.name, point.lat]).toEqual(["point", road.name, 25.19031])
      const byId = await product.call(
        "GET",
        "/v1.0/ctc/price/retrieve?domain=AE&source=osm-w42&destination=Dubai+Marina",
      )
      expect([byId.status, byId.body.data[0].about]).toEqual([200, false])
      const { data } = (await measure(product)).body
      expect(data).toMatchObject({ about: false })
      for (const quote of (await prices(product)).body.data)
        expect([quote.dstnc, quote.about]).toEqual([data.dstnc, false])
    })
  })

  it("may both be broken: our own places are found, the way is about as far as ever, and all is ready", async () => {
    bothBreak()
    await withProduct(async (product) => {
      const bare = await startProduct()
      try {
        for (const text of ["marina", "الشارقة", "25.19031, 55.24021", "Atlantis"]) {
          const [found, plain] = [await search(product, text), await search(bare, text)]
          expect([found.status, found.body]).toEqual([200, plain.body])
        }
        const [here, there] = [await measure(product), await measure(bare)]
        expect([here.status, here.body, here.body.data.about]).toEqual([200, there.body, true])
        const totals = async (each: RunningProduct) =>
          (await prices(each)).body.data.map(({ totalPrice, dstnc, about }: Record<string, number>) => [
            totalPrice,
            dstnc,
            about,
          ])
        expect(await totals(product)).toEqual(await totals(bare))
        expect((await product.call("GET", "/readyz")).status).toBe(200)
      } finally {
        await bare.stop()
      }
    })
  })

  it("change no price that was seen: another server confirms it by the distance of its quote, whichever that was", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mersal-far-maps-"))
    const database = { kind: "sqlite", path: join(folder, "mersal.sqlite") } as const
    try {
      await withProduct(async (quoting) => {
        const byRoad = sameDayOf(await prices(quoting))
        await withProduct(async (confirming) => {
          router.breakDown((response) => response.destroy())
          const about = sameDayOf(await prices(confirming))
          expect([byRoad.about, about.about]).toEqual([false, true])
          expect(byRoad.totalPrice).toBeGreaterThan(about.totalPrice)
          expect(await bookedAt(byRoad, confirming)).toEqual([200, byRoad.dstnc, byRoad.totalPrice])
          router.breakDown(null)
          expect(await bookedAt(about, quoting)).toEqual([200, about.dstnc, about.totalPrice])
          const coupon = await quoting.call("POST", "/v1.0/promocode/price", {
            body: [{ code: "WELCOME10", dm: "AE", src: from, dest: to, bktyp: "Same Day", quoteId: about.quoteId }],
          })
          expect(coupon.body.data[0].quote).toMatchObject({ dstnc: about.dstnc, about: true })
        }, database)
      }, database)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it("change no price that was told without a quote, where the router was slow once", async () => {
    router.breakDown((response) => response.destroy())
    await withProduct(async (product) => {
      const about = sameDayOf(await prices(product))
      router.breakDown(null)
      const booked = await product.call("POST", "/v1.0/order/createOrder", {
        body: { ...plainBooking, tamt: about.totalPrice },
      })
      expect([booked.status, booked.body.data?.prc]).toEqual([200, about.totalPrice])
    })
  })
})
