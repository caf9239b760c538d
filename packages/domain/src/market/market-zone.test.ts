import fc from "fast-check"
import { expect, it } from "vitest"
import { zoneNamed } from "../calendar/zone.ts"
import { marketIds, markets } from "./market.ts"
import { marketZone } from "./market-zone.ts"

it("a market's clock is what the time zone data say, from 1973 on and before", () => {
  const instant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) })
  fc.assert(
    fc.property(fc.constantFrom(...marketIds), instant, (market, at) => {
      const looked = zoneNamed(markets[market].zone)
      expect(marketZone(market).segmentAt(at).offset).toBe(looked.segmentAt(at).offset)
    }),
  )
})
