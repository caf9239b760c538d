import { type OffsetPort, type Zone, zoneNamed, zoneOver } from "../../calendar/zone.ts"
import type { RuleBook } from "../book.ts"
import { InvalidAsk } from "../engine.ts"
import { planService } from "./plan.ts"
import { type Timetable, timetable } from "./timetable.ts"

/** The timetables of a book: one per market and service, and more for the zones that questions bring along. */
export interface Timetables {
  /** Throws `InvalidAsk` for an unknown market. */
  zoneOf(market: string): Zone
  /** Throws `InvalidAsk` for an unknown market or service, `UnknownZone` for an unknown zone. */
  find(market: string, service: string, zone: string | undefined): Timetable
}

export function timetablesOf(book: RuleBook, offsetAt?: OffsetPort): Timetables {
  const zones = new Map<string, Zone>()
  const zoneBy = (id: string, hint?: string): Zone =>
    remembered(zones, id, () => (offsetAt === undefined ? zoneNamed(id, hint) : zoneOver(id, offsetAt)))

  const markets = new Map(
    Object.entries(book.markets).map(([market, { zone: id, zoneHint }]) => {
      const zone = zoneBy(id, zoneHint)
      const services = new Map(
        Object.entries(book.services).map(([name, service]) => {
          const plan = planService(book, market, name, service)
          return [name, { plan, home: timetable(plan, zone), abroad: new Map<string, Timetable>() }]
        }),
      )
      return [market, { zone, services }]
    }),
  )

  const marketBy = (market: string) => {
    const rules = markets.get(market)
    if (rules === undefined) throw new InvalidAsk("market", market)
    return rules
  }

  return {
    zoneOf: (market) => marketBy(market).zone,
    find(market, service, zone) {
      const rules = marketBy(market)
      const entry = rules.services.get(service)
      if (entry === undefined) throw new InvalidAsk("service", service)
      const { plan, home, abroad } = entry
      if (zone === undefined || zone === rules.zone.id) return home
      return remembered(abroad, zone, () => timetable(plan, zoneBy(zone)))
    },
  }
}

/** Zones come from outside, so what is kept of them has a bound. */
const zonesKept = 64

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    value = make()
    if (known.size >= zonesKept) known.clear()
    known.set(key, value)
  }
  return value
}
