import fc from "fast-check"
import { localDate } from "../../../calendar/local-date.ts"
import { UnknownZone } from "../../../calendar/zone.ts"
import { InvalidAsk } from "../../engine.ts"
import { claim, claimSame } from "../claim.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"
import { closureOf, factsOf, orderByOf, type Scene, slotsOn, verdictOf, type Wish, windowsOf } from "../reference.ts"
import { wishesOf } from "../scenes.ts"
import { allListed, engineOf, listed, withDate } from "./asking.ts"

const plainScene: Scene = {
  book: {
    id: "plain",
    version: "1",
    horizonDays: 7,
    markets: { here: { zone: "UTC" } },
    services: {
      courier: {
        bands: { day: "00:00" },
        pickup: [{ id: "9-12", start: "09:00", end: "12:00", orderBy: "09:00" }],
        delivery: { leadDays: 0, within: 120, notAfter: "24:00" },
      },
    },
  },
  readings: [],
  ask: { market: "here", service: "courier", now: Date.UTC(2026, 10, 21) },
}

/** 39 to 42: the re-check, its reasons, and invalid questions. */
export function checkProperties({ scenes }: Stage): readonly ScheduleProperty[] {
  const wished = scenes.chain((scene) => wishesOf(scene).map((wish) => [scene, wish] as const))
  return [
    property(39, "a check accepts exactly what is listed at that instant", wished, ([scene, { date, window }]) => {
      const slots = listed(scene, date)
      const slot = slots.find((slot) => window === undefined || slot.window === window)
      const verdict = engineOf(scene).check({ ...scene.ask, date, ...(window !== undefined && { window }) })
      claimSame(verdict.ok ? verdict.slot : undefined, slot, "the slot that is accepted")
    }),
    property(
      40,
      "a listed slot is accepted until it is shut, and refused from then on",
      fc.tuple(scenes, fc.nat(), fc.constantFrom(-60_000, -1, 0, 1, 60_000)),
      ([scene, pick, distance]) => {
        const slots = allListed(scene)
        const slot = slots[pick % slots.length]
        if (slot === undefined) return
        const now = Math.max(scene.ask.now, slot.orderBy + distance)
        const verdict = engineOf(scene).check({ ...scene.ask, now, date: slot.date, window: slot.window })
        claimSame(verdict.ok, now < slot.orderBy, `the verdict on ${slot.key} at ${now}`)
        if (verdict.ok) claimSame(verdict.staleAt, slot.orderBy, "until when it stands")
        else claim(verdict.closedAt !== null && verdict.closedAt <= now, `it does not say when ${slot.key} was shut`)
      },
    ),
    property(41, "a refusal gives one reason, the first that applies, and what is next", wished, ([scene, wish]) =>
      claimSame(engineOf(scene).check({ ...scene.ask, ...wish }), verdictOf(factsOf(scene), wish), "the verdict"),
    ),
    property(41, "an explanation gives every window the reason of its check", withDate(scenes), explains),
    property(
      42,
      "a question that cannot be meant is refused with its field, and no answer is not a number",
      spoilt(scenes),
      asks,
      [onceUntyped],
    ),
  ]
}

function explains([scene, date]: readonly [Scene, Wish["date"]]): void {
  const engine = engineOf(scene)
  const facts = factsOf(scene)
  const reasons = engine.explain({ ...scene.ask, date })
  claimSame(
    reasons.map(({ window }) => window),
    windowsOf(facts).map(({ id }) => id),
    "the windows that are explained",
  )
  const open = reasons.filter(({ code }) => code === "open").map(({ window }) => window)
  claimSame(
    open,
    slotsOn(facts, date).map(({ window }) => window),
    "the windows that are open",
  )
  for (const [at, reason] of reasons.entries()) {
    const verdict = engine.check({ ...scene.ask, date, window: reason.window })
    claimSame(reason.code, verdict.ok ? "open" : verdict.reason, `the reason of ${reason.window}`)
    const window = windowsOf(facts)[at]
    if (window === undefined) throw new Error("There are more reasons than windows")
    claimSame(
      reason.orderBy,
      reason.code === "unknown-window" ? null : orderByOf(facts, date, window),
      "its last order time",
    )
    const closure = reason.code === "closure" ? closureOf(facts, date, window)?.id : undefined
    if (reason.code !== "delivery-blackout") claimSame(reason.closure, closure, `the closure of ${reason.window}`)
    claim(/^[^.].* on \d{4}-\d\d-\d\d .*[^.]\.$/.test(reason.words), `"${reason.words}" is no sentence`)
    claim(!/undefined|null|NaN|Infinity/.test(reason.words), `"${reason.words}" says what nobody meant`)
  }
}

/** A question with one field replaced, as may arrive from a file or over the wire. */
function spoilt(scenes: fc.Arbitrary<Scene>) {
  const fields = [
    "market",
    "service",
    "now",
    "tags",
    "route",
    "zone",
    "blackouts",
    "closures",
    "horizonDays",
    "date",
    "from",
    "days",
    "delivery",
  ]
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 1e300, "", "2026-02-30", "toString", "__proto__"),
    fc.constantFrom({ cutoff: "25:00" }, { both: ["2026-02-30"] }, [{ id: "no days" }], { date: "2026-13-01" }),
  )
  return fc.tuple(withDate(scenes), fc.constantFrom(...fields), value)
}

/** `delivery: null` from JSON was once read as if it were a delivery. */
const onceUntyped = [[plainScene, localDate("2026-11-21")], "delivery", null] as const

function asks([[scene, date], field, value]: readonly [readonly [Scene, Wish["date"]], string, unknown]): void {
  const engine = engineOf(scene)
  const ask = { ...scene.ask, date, [field]: value } as typeof scene.ask & { readonly date: Wish["date"] }
  for (const method of ["quote", "earliest", "check", "staleAt", "explain"] as const)
    try {
      const told = engine[method](ask)
      claim(!JSON.stringify(told).includes(':null,"end'), `${method} answers what is no instant`)
      claimNumbers(told, method)
    } catch (error) {
      const isTyped = error instanceof InvalidAsk || error instanceof UnknownZone
      claim(isTyped, `${method} throws ${error} for the ${field} ${fc.stringify(value)}`)
      if (error instanceof InvalidAsk)
        claim(error.field.startsWith(field), `${method} names ${error.field} instead of ${field}`)
    }
}

function claimNumbers(value: unknown, says: string): void {
  if (typeof value === "number") claim(Number.isFinite(value), `${says} answers ${value}`)
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) claimNumbers(inner, says)
}
