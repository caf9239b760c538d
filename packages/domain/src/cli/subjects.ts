import { type Zone, zoneNamed } from "../calendar/zone.ts"
import { serviceIn } from "../schedule/read-book.ts"
import { compile, type Engine, type RuleBook, type Service } from "../schedule/rule-book.ts"
import { bookAsRead } from "./book-source.ts"
import type { CommandLine } from "./command-line.ts"
import { requireName, Trouble } from "./trouble.ts"

/** A service in a market. */
export interface Subject {
  readonly market: string
  readonly service: string
  /** With the market's patch and the readings applied. */
  readonly rules: Service
  /** The zone in which times are shown. */
  readonly zone: Zone
}

/** A book whose routes and readings have arbitrary names. */
type NamedBook = RuleBook & Required<Pick<RuleBook, "routes" | "readings">>

export interface Asked {
  readonly engine: Engine<NamedBook>
  readonly subjects: readonly Subject[]
}

/** The services and markets of a command line. Throws `Trouble` for a name that the book does not contain. */
export function askedOf(book: RuleBook, line: CommandLine): Asked {
  const named: NamedBook = { routes: {}, readings: {}, ...book }
  const read = bookAsRead(named, line.readings)
  const engine = compile(named, { reading: line.readings })
  if (line.route !== undefined) requireName("route", line.route, read.routes)
  const services = chosen("service", line.services, read.services)
  const elsewhere = line.zone === undefined ? undefined : zoneTyped(line.zone)
  const subjects = chosen("market", line.markets, read.markets).flatMap((market) => {
    const zone = elsewhere ?? zoneOf(read, market)
    return services.map((service) => ({ market, service, zone, rules: serviceIn(read, market, service) }))
  })
  return { engine, subjects }
}

function zoneOf({ markets }: RuleBook, market: string): Zone {
  const { zone = "", zoneHint } = markets[market] ?? {}
  return zoneNamed(zone, zoneHint)
}

function zoneTyped(name: string): Zone {
  try {
    return zoneNamed(name)
  } catch {
    throw new Trouble(`--zone ${name} is not an IANA time zone`)
  }
}

function chosen(kind: string, names: readonly string[], all: Readonly<Record<string, unknown>>): readonly string[] {
  for (const name of names) requireName(kind, name, all)
  return names.length > 0 ? names : Object.keys(all)
}
