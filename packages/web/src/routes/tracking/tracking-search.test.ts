import { expect, test } from "vitest"
import { presetReference, trackingSearch, trackingStatusSearch } from "./tracking-search.ts"

const reference = "AE4K7M2XQ9TB3HV"

test("a link to any page may ask for a booking to be tracked, in each of its spellings", () => {
  expect(presetReference("/tracking", { id: reference })).toBe(reference)
  expect(presetReference("/tracking/", { trackMyOrder: reference })).toBe(reference)
  expect(presetReference("/go/book", { trackMyOrder: true, id: reference })).toBe(reference)
  expect(presetReference("/", { trackMyOrder: "", id: reference })).toBe(reference)
})

test("the id beside trackMyOrder is meant, whatever value trackMyOrder has", () => {
  for (const value of [true, "true", 1, "1", "yes", "", 0])
    for (const name of ["id", "bookingId"])
      expect(presetReference("/go/book", { trackMyOrder: value, [name]: reference })).toBe(reference)
})

test("a booking's id is read by either of its names on the tracking page", () => {
  expect(presetReference("/tracking", { bookingId: reference })).toBe(reference)
  expect(presetReference("/tracking", { id: reference, bookingId: "" })).toBe(reference)
  expect(presetReference("/tracking", {})).toBeNull()
})

test("an id means a booking on the tracking page alone", () => {
  expect(presetReference("/go/book", { id: reference })).toBeNull()
  expect(presetReference("/go/book", { bookingId: reference })).toBeNull()
  expect(presetReference("/tracking/status", { id: reference })).toBeNull()
})

test("a reference that was looked up in vain is not looked up again", () => {
  expect(presetReference("/tracking", { id: reference, unknown: true })).toBeNull()
})

test("what an address does not say is left out", () => {
  expect(trackingSearch({ id: ["x"], unknown: "yes" })).toEqual({})
  expect(trackingStatusSearch({ other: true })).toEqual({ bookingId: "" })
})
