import { addDays } from "@mersal/domain/calendar/local-date"
import { type Instant, instantAt, wallClock } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { Language } from "@mersal/domain/messages/language"
import { Agenda } from "./agenda.ts"
import { type Audit, audit } from "./audit.ts"
import { watchBoard } from "./board-watch.ts"
import { browserOn } from "./browser.ts"
import type { Customer } from "./customer.ts"
import { live } from "./life.ts"
import { type Mailbox, mailboxOf } from "./mailbox.ts"
import { joinMember } from "./member.ts"
import type { BankEntry } from "./money-faults.ts"
import { type DayPlan, planDay } from "./plan/day-plan.ts"
import { type ProductClock, productClock } from "./product-clock.ts"
import { noTraffic, openLine, type Traffic } from "./product-line.ts"
import { type Driver, type Hiring, hire, hireAdmin, hireDriver, type Worker } from "./staff.ts"
import { type Cast, Story } from "./story.ts"

export interface DayOrders {
  /** The product's address, without a trailing slash. */
  readonly url: string
  readonly seed: number
  readonly bookings: number
  /** How many seconds of the product pass in a real one; 0 to move its clock from one event to the next. */
  readonly speed: number
  /** How many bookings go on at once. */
  readonly together: number
  readonly firstAdmin: Hiring["firstAdmin"]
  /** A line of the log: when, which booking, and what happened. */
  readonly say: (at: Instant, booking: string, words: string) => void
  /** Called with the staff's sign-ins once everybody is hired. */
  readonly staffed?: (staff: readonly Worker[]) => void
}

export interface DayReport extends Audit {
  readonly calls: number
  readonly waits: number
}

/** When a day begins, in minutes of Dubai's local time. */
const dayBegins = 7 * 60

/**
 * A day of a courier company from its seed: staff are hired, bookings come in and are driven to their ends, and at the
 * end the product is checked. Robots talk to the product only as its pages do.
 */
export async function runDay(orders: DayOrders): Promise<DayReport> {
  const traffic = noTraffic()
  const lines = lineOpener(orders.url, traffic)
  const clock = await productClock(lines(), orders.speed)
  const begins = nextMorning(clock.now())
  await clock.moveTo(begins)
  const plan = planDay(orders)
  const agenda = new Agenda(clock, orders.together)
  const cast = await assemble(orders, plan, agenda, lines)
  const members = await Promise.all(plan.members.map((member) => joinMember(member, lines, cast.mailbox)))
  const stories = plan.bookings.map((planned) => {
    const { member, language } = planned.customer
    return new Story(planned, cast, (member === null ? null : members[member]) ?? newCustomer(lines, language))
  })
  try {
    await agenda.run(stories.map((story) => () => untilItBreaks(story, begins)))
    await settle(clock)
    const audited = await audit(stories, cast, await journalOf(cast.banks), traffic)
    const blindness = await cast.board.stop()
    const faults = blindness === null ? audited.faults : [...audited.faults, blindness]
    await clock.release()
    return { ...audited, faults, calls: traffic.calls, waits: traffic.waits }
  } finally {
    await cast.board.stop()
  }
}

/** A life that does not go as planned is a fault of the day, and ends no other life. */
async function untilItBreaks(story: Story, begins: Instant): Promise<void> {
  try {
    await live(story, begins)
  } catch (error) {
    story.broken = error instanceof Error ? error.message : String(error)
  }
}

export type LineOpener = () => ReturnType<typeof openLine>

/** Everybody calls from an address of his own in the private network 10.0.0.0/8. */
function lineOpener(url: string, traffic: Traffic): LineOpener {
  let opened = 0
  return () => {
    opened += 1
    return openLine(url, traffic, `10.${(opened >> 16) & 255}.${(opened >> 8) & 255}.${opened & 255}`)
  }
}

export function newCustomer(lines: LineOpener, language: Language): Customer {
  const line = lines()
  return { line, services: browserOn(line, language) }
}

async function assemble(orders: DayOrders, plan: DayPlan, agenda: Agenda, lines: LineOpener): Promise<Cast> {
  const mailbox: Mailbox = mailboxOf(lines())
  const hiring: Hiring = {
    mailbox,
    now: agenda.now,
    browser: () => browserOn(lines(), "en"),
    firstAdmin: orders.firstAdmin,
  }
  const admin = await hireAdmin(hiring)
  const dispatcher = (name: string) =>
    hire(hiring, admin, { name, email: `${name.toLowerCase()}@robot.example`, role: "ops" })
  const desk = [await dispatcher("Olga"), await dispatcher("Hamad")] as const
  const driversOf = async (market: MarketId): Promise<readonly Driver[]> => {
    const hired: Driver[] = []
    for (let number = 1; number <= plan.drivers[market]; number += 1)
      hired.push(await hireDriver(hiring, admin, market, number, agenda.turn()))
    return hired
  }
  const drivers = { AE: await driversOf("AE"), QA: await driversOf("QA") }
  const watcher = await dispatcher("Layla")
  orders.staffed?.([admin, ...desk, watcher, ...drivers.AE, ...drivers.QA])
  return {
    agenda,
    mailbox,
    desk,
    drivers,
    stranger: browserOn(lines(), "en"),
    banks: new Set(),
    board: watchBoard(watcher),
    say: (booking, words) => orders.say(agenda.now(), booking, words),
  }
}

/** The next seven o'clock in the morning in Dubai. */
function nextMorning(now: Instant): Instant {
  const zone = marketZone("AE")
  const { date } = wallClock(zone, now)
  const today = instantAt(zone, date, dayBegins)
  return now <= today ? today : instantAt(zone, addDays(date, 1), dayBegins)
}

/** How often and how far (in milliseconds) the clock is moved at the end, so that every job finishes its work. */
const passes = 5
const passMilliseconds = 15 * 60_000

async function settle(clock: ProductClock): Promise<void> {
  for (let pass = 0; pass < passes; pass += 1) await clock.moveTo(clock.now() + passMilliseconds)
}

/** The movements at the banks whose pages robots paid at. */
async function journalOf(banks: ReadonlySet<string>): Promise<readonly BankEntry[]> {
  const journals = [...banks].map(async (origin) => {
    const response = await fetch(`${origin}/journal`)
    return ((await response.json()) as { readonly entries: readonly BankEntry[] }).entries
  })
  return (await Promise.all(journals)).flat()
}
