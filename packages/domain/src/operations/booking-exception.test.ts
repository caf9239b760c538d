import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type BookingException,
  compareByException,
  compareExceptions,
  exceptionKinds,
  exceptionSeverities,
} from "./booking-exception.ts"

const anException: fc.Arbitrary<BookingException> = fc.record({
  kind: fc.constantFrom(...exceptionKinds),
  severity: fc.constantFrom(...exceptionSeverities),
  since: fc.nat(2),
  due: fc.nat(2),
})
const placeOf = ({ kind, severity, since, due }: BookingException) =>
  exceptionSeverities.indexOf(severity) * 1_000 + due * 300 + since * 100 + exceptionKinds.indexOf(kind)

describe("the order of exceptions", () => {
  it("is by how much they press, then whose time is nearer, then since when, then by kind", () => {
    fc.assert(
      fc.property(anException, anException, (a, b) => {
        expect(Math.sign(compareExceptions(a, b))).toBe(Math.sign(placeOf(a) - placeOf(b)))
      }),
    )
    const late = { kind: "late-pickup", severity: "urgent", since: 1, due: 1 } as const
    expect(exceptionSeverities).toEqual(["urgent", "soon", "watch"])
    for (const over of [{ severity: "soon" }, { due: 2 }, { since: 2 }, { kind: "on-hold" }] as const)
      expect(compareExceptions(late, { ...late, ...over })).toBeLessThan(0)
  })

  it("of bookings is that of the first of each, those without last, and equals by their reference", () => {
    const [soon, urgent] = (["soon", "urgent"] as const).map((severity) => [
      { kind: "on-hold", severity, since: 1, due: 1 } as const,
    ])
    const all = [
      { reference: "d", exceptions: [] },
      { reference: "c", exceptions: soon ?? [] },
      { reference: "b", exceptions: [] },
      { reference: "z", exceptions: urgent ?? [] },
      { reference: "a", exceptions: soon ?? [] },
    ]
    expect(all.toSorted(compareByException).map(({ reference }) => reference)).toEqual(["z", "a", "c", "b", "d"])
    const [a, b] = ["a", "b"].map((reference) => ({ reference, exceptions: [] }))
    if (a && b) expect([compareByException(a, b), compareByException(b, a)].map(Math.sign)).toEqual([-1, 1])
    expect(compareByException({ reference: "a", exceptions: [] }, { reference: "a", exceptions: [] })).toBe(0)
  })
})
