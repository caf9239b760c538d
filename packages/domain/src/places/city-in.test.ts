import { expect, it } from "vitest"
import { cityIn } from "./city-in.ts"
import { areasOfEmirates } from "./data/areas-ae.ts"

it("a city that we serve is named in the reader's language, and any other text stays", () => {
  for (const { city } of areasOfEmirates)
    for (const text of [city.en, city.ar])
      expect([cityIn(areasOfEmirates, text, "en"), cityIn(areasOfEmirates, text, "ar")]).toEqual([city.en, city.ar])
  for (const own of ["", "Behind the old mosque", "Dubai Marina, Dubai"])
    expect(cityIn(areasOfEmirates, own, "ar")).toBe(own)
})
