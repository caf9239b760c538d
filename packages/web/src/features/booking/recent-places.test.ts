import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import { describe, expect, it } from "vitest"
import { browserStorage, refusedStorage } from "../../testing/browser-storage.ts"
import { recentPlaces, rememberPlace } from "./recent-places.ts"

const place = (id: string): FoundPlace => ({
  id,
  kind: "district",
  name: { en: id, ar: id },
  areaId: "dubai",
  city: { en: "Dubai", ar: "دبي" },
  position: { lat: 25, lon: 55 },
})

describe("recent places", () => {
  it("are the last five that were chosen, each once, the latest first", () => {
    const storage = browserStorage()
    for (const id of ["a", "b", "c", "d", "e", "f", "b"]) rememberPlace("AE", place(id), storage)
    expect(recentPlaces("AE", storage).map(({ id }) => id)).toEqual(["b", "f", "e", "d", "c"])
  })

  it("of one market are not those of the other", () => {
    const storage = browserStorage()
    rememberPlace("AE", place("marina"), storage)
    rememberPlace("QA", place("pearl"), storage)
    expect(recentPlaces("AE", storage).map(({ id }) => id)).toEqual(["marina"])
    expect(recentPlaces("QA", storage).map(({ id }) => id)).toEqual(["pearl"])
  })

  it("are none when the storage holds anything else", () => {
    expect(recentPlaces("AE", browserStorage())).toEqual([])
    for (const text of ["", "7", "null", "{", '{"AE":7}', '{"AE":[null,{"id":"x"}]}'])
      expect(recentPlaces("AE", browserStorage(new Map([["mersal.recentPlaces", text]]))), text).toEqual([])
  })

  it("are forgotten where the browser refuses to store", () => {
    expect(() => rememberPlace("AE", place("marina"), refusedStorage)).not.toThrow()
  })
})
