import { type Zone, zoneNamed } from "../calendar/zone.ts"
import { serviceIn } from "../schedule/book-issues.ts"
import { compile, type Engine, type RuleBook, type Service } from "../schedule/rule-book.ts"
import { bookAsRead } from "./book-source.ts"
import type { CommandLine } from "./command-line.ts"
import { requireName } from "./trouble.ts"

/** A service in a market that is asked about. */
export interface Subject {
  readonly market: string
  readonly service: string
  /** As the market and the readings have it. */
  readonly rules: Service
  /** The one that times are shown in. */
  readonly zone: Zone
}

/** A book whose routes and readings have any names. */
type NamedBook = RuleBook & Required<Pick<RuleBook, "routes" | "readings">>

export interface Asked {
  readonly engine: Engine<NamedBook>
  readonly subjects: readonly Subject[]
}

/** The services and markets that a command line means. Throws `Trouble` for a name that the book has not. */
export function askedOf(book: RuleBook, line: CommandLine): Asked {
  const named: NamedBook = { routes: {}, readings: {}, ...book }
  const read = bookAsRead(named, line.readings)
  const engine = compile(named, { reading: line.readings })
  if (line.route !== undefined) requireName("route", line.route, read.routes)
  const services = chosen("service", line.service, read.services)
  const subjects = chosen("market", line.market, read.markets).flatMap((market) => {
    const zone = zoneOf(read, market, line)
    return services.map((service) => ({ market, service, zone, rules: serviceIn(read, market, service) }))
  })
  return { engine, subjects }
}

function zoneOf({ markets }: RuleBook, market: string, line: CommandLine): Zone {
  const { zone = "", zoneHint } = markets[market] ?? {}
  return line.zone === undefined ? zoneNamed(zone, zoneHint) : zoneNamed(line.zone)
}

function chosen(kind: string, name: string | undefined, all: Readonly<Record<string, unknown>>): readonly string[] {
  if (name === undefined) return Object.keys(all)
  requireName(kind, name, all)
  return [name]
}
