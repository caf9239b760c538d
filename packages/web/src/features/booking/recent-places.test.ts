import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import { describe, expect, it } from "vitest"
import { recentPlaces, rememberPlace } from "./recent-places.ts"

const place = (id: string): FoundPlace => ({
  id,
  kind: "district",
  name: { en: id, ar: id },
  areaId: "dubai",
  city: { en: "Dubai", ar: "دبي" },
  position: { lat: 25, lon: 55 },
})

function storageOf(text: string | null = null) {
  let stored = text
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value
    },
  }
}

describe("recent places", () => {
  it("are the last five that were chosen, each once, the latest first", () => {
    const storage = storageOf()
    for (const id of ["a", "b", "c", "d", "e", "f", "b"]) rememberPlace("AE", place(id), storage)
    expect(recentPlaces("AE", storage).map(({ id }) => id)).toEqual(["b", "f", "e", "d", "c"])
  })

  it("of one market are not those of the other", () => {
    const storage = storageOf()
    rememberPlace("AE", place("marina"), storage)
    rememberPlace("QA", place("pearl"), storage)
    expect(recentPlaces("AE", storage).map(({ id }) => id)).toEqual(["marina"])
    expect(recentPlaces("QA", storage).map(({ id }) => id)).toEqual(["pearl"])
  })

  it("are none when the storage holds anything else", () => {
    for (const text of [null, "", "7", "null", "{", '{"AE":7}', '{"AE":[null,{"id":"x"}]}'])
      expect(recentPlaces("AE", storageOf(text)), String(text)).toEqual([])
  })

  it("are forgotten where the browser refuses to store", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("QuotaExceededError")
      },
    }
    expect(() => rememberPlace("AE", place("marina"), full)).not.toThrow()
  })
})
