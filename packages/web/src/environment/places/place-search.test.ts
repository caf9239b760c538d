import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import { expect, test } from "vitest"
import { searched } from "./place-search.ts"

const name = { en: "Dubai Marina", ar: "دبي مارينا" }
const marina: FoundPlace = {
  ...{ id: "ae-dubai-marina", kind: "district", name, areaId: "ae-dubai", city: name },
  position: { lat: 25.08, lon: 55.14 },
}
const abroad: FoundPlace = { ...marina, id: "point-23.58800,58.38300", kind: "point", areaId: null }

test("a point that nobody serves is told as not served, and is not offered", () => {
  expect(searched("23.588, 58.383", [abroad])).toEqual({ state: "outside" })
  expect(searched("25.08, 55.14", [{ ...abroad, areaId: "ae-dubai" }])).toMatchObject({ state: "found" })
  // A place found by name is offered, with the remark that it is outside.
  expect(searched("Dibba", [{ ...marina, areaId: null }])).toMatchObject({ state: "found" })
})

test("a short link is told as one where nothing is found for it", () => {
  expect(searched("https://maps.app.goo.gl/AbCd", [])).toEqual({ state: "shortLink" })
  expect(searched("https://maps.app.goo.gl/AbCd", [marina])).toEqual({ state: "found", places: [marina] })
  expect(searched("Nowhere", [])).toEqual({ state: "found", places: [] })
})
