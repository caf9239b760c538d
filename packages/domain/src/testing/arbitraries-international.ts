import fc from "fast-check"
import { type Destination, destinations, type InternationalRate, type WeightBreak } from "../pricing/international.ts"
import { aDate, aMarket } from "./arbitraries.ts"

export const aDestination: fc.Arbitrary<Destination> = fc.constantFrom(...destinations)

/** Half kilograms and minor units that each break adds to the previous one. */
const someSteps = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(50_000)), { minLength: 1, maxLength: 8 })

/** Ascending in weight and in price, as a price list must be. */
const someBreaks: fc.Arbitrary<InternationalRate["breaks"]> = someSteps.map((steps) => {
  let halfKg = 0
  let priceMinor = 0
  const breaks = steps.map(([step, added]): WeightBreak => {
    halfKg += step
    priceMinor += added
    return { upToKg: halfKg / 2, priceMinor }
  })
  return breaks as unknown as InternationalRate["breaks"]
})

export const anInternationalRate: fc.Arbitrary<InternationalRate> = fc.record({
  id: fc.uuid(),
  market: aMarket,
  to: aDestination,
  validFrom: aDate,
  breaks: someBreaks,
})
