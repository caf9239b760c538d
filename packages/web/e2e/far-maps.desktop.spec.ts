import { startSimulatedOsrm } from "@mersal/adapters-http/gateways/distance/simulator"
import { startSimulatedNominatim } from "@mersal/adapters-http/gateways/geocoder/simulator"
import { startProduct } from "./product-server.ts"
import { expect, test } from "./test.ts"

test("a street that a far geocoder knows is found, and the way says 'about' only where no router measured it", async ({
  page,
  words,
  bookPage,
}) => {
  const names = { name: "شارع الوصل", "name:en": "Al Wasl Road" }
  const road = { osm_type: "way", osm_id: 42, addresstype: "road", lat: 25.1903, lon: 55.2402, names } as const
  const geocoder = await startSimulatedNominatim([{ ...road, address: { country_code: "ae" } }])
  const router = await startSimulatedOsrm(1.7)
  const product = await startProduct({ GEOCODER_URL: geocoder.url, ROUTER_URL: router.url })
  try {
    await page.goto(`${product.url}/go/book`)
    await bookPage.choosePlaces("wasl road", "Al Majaz")
    await expect(bookPage.pickup).toHaveValue(/Al Wasl Road|شارع الوصل/)
    await expect(page.getByText(words.firstStep.wayLength("35.8", true), { exact: true })).toBeVisible()

    router.breakDown((response) => response.destroy())
    geocoder.breakDown((response) => response.destroy())
    await bookPage.choosePlaces("Dubai Marina", "Al Majaz")
    await expect(page.getByText(words.firstStep.wayLength("48"), { exact: true })).toBeVisible()
  } finally {
    // An open page would call a server that has stopped.
    await page.close()
    await product.stop()
    await geocoder.stop()
    await router.stop()
  }
})
