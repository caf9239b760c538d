import fc from "fast-check"
import { expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { compile } from "./rule-book.ts"
import { randomScenes } from "./testing/scenes.ts"
import { compileTrusted } from "./trusted-book.ts"

it("answers of a sound book what compile answers, under every reading", () => {
  fc.assert(
    fc.property(randomScenes(), ({ book, readings: reading, ask }) => {
      const [checked, trusted] = [compile(book, { reading }), compileTrusted(book, { reading })]
      const { market, service, now } = ask
      expect(trusted.book).toEqual(checked.book)
      expect(trusted.quote(ask)).toEqual(checked.quote(ask))
      expect(trusted.earliest(ask)).toEqual(checked.earliest(ask))
      expect(trusted.staleAt(ask)).toEqual(checked.staleAt(ask))
      expect(trusted.clock(market, now).band(service)).toBe(checked.clock(market, now).band(service))
      for (const { date } of checked.quote(ask).days.slice(0, 2))
        expect(trusted.check({ ...ask, date })).toEqual(checked.check({ ...ask, date }))
    }),
    { numRuns: runs(200) },
  )
})
