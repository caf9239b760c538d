import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { marketIds } from "../../market/market.ts"
import { parsePhone } from "./phone.ts"
import { phonesReadOnce } from "./phones-read-once.ts"

describe("phones that are read once", () => {
  it("are what they are, each read a single time", () => {
    const asked = fc.array(
      fc.tuple(fc.constantFrom("050 123 4567", "+97433123456", "12", ""), fc.constantFrom(...marketIds)),
    )
    fc.assert(
      fc.property(asked, (phones) => {
        let read = 0
        const once = phonesReadOnce((text, market) => {
          read += 1
          return parsePhone(text, market)
        })
        for (const [text, market] of phones) expect(once(text, market)).toEqual(parsePhone(text, market))
        expect(read).toBe(new Set(phones.map(String)).size)
      }),
    )
  })
})
