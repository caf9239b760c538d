import { addDays } from "@mersal/domain/calendar/local-date"
import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import * as Result from "effect/Result"
import { command } from "./commands.ts"
import { expectThat, must, Unexpected } from "./expectation.ts"
import type { Driver } from "./staff.ts"
import type { Story } from "./story.ts"

/**
 * Assigns the driver with the least to do among the suggested ones, or among all if none is suggested; never the
 * previous one.
 */
export async function assign(story: Story): Promise<void> {
  const { cast, planned } = story
  const { operations } = await cast.desk[0].services()
  const { reference } = story.placed
  const suggested = await must(operations.suggestions({ reference }), "Who could drive it")
  const fit = new Set(suggested.filter(({ conflict }) => conflict === null).map(({ driver }) => driver))
  const others = cast.drivers[planned.market].filter((driver) => driver !== story.driver)
  const free = others.filter(({ id }) => fit.has(id))
  const [first, second] = (free.length > 0 ? free : others).toSorted(byWork)
  if (!first) throw new Unexpected("There is no driver")
  if (planned.isContested && second && story.driver === null) return contest(story, first, second)
  await command(story, cast.desk[0], { type: "assign", driver: first.id })
  take(story, first)
  story.say(`is given to ${first.name}`)
}

const byWork = (one: Driver, other: Driver): number =>
  one.turn.length() - other.turn.length() || one.given.size - other.given.size

function take(story: Story, driver: Driver): void {
  story.driver = driver
  driver.given.add(story.placed.reference)
}

/** Both dispatchers assign a driver of their own: one is obeyed, and the other is told the present state. */
async function contest(story: Story, first: Driver, second: Driver): Promise<void> {
  const { reference } = story.placed
  const [one, other] = await Promise.all(story.cast.desk.map((worker) => worker.services()))
  if (!one || !other) throw new Unexpected("There are two dispatchers")
  const { now } = await must(one.operations.booking({ reference }), "A booking's file")
  const give = (services: typeof one, driver: Driver) =>
    services.operations.command({
      reference,
      id: story.commandId(),
      command: { type: "assign", driver: driver.id },
      at: null,
      place: null,
      after: now.order,
    })
  const answers = await Promise.all([give(one, first), give(other, second)])
  const winners = [first, second].filter((_, at) => answers[at] && Result.isSuccess(answers[at]))
  const refusals = answers.filter(Result.isFailure).map(({ failure }) => failure)
  expectThat(winners.length === 1, `Of two dispatchers ${winners.length} are obeyed`)
  for (const refusal of refusals)
    expectThat(refusal._tag === "CommandConflict" && refusal.reason === "outdone", `The other is told ${refusal._tag}`)
  const driver = winners[0] ?? first
  take(story, driver)
  story.say(`is given to ${driver.name}, by whoever was a moment faster`)
}

export async function hold(story: Story): Promise<void> {
  await command(story, story.cast.desk[0], { type: "hold", reason: "weather" })
  story.say("is stopped by the weather")
}

export async function release(story: Story): Promise<void> {
  await command(story, story.cast.desk[0], { type: "release" })
  story.driver = null
  story.say("may go on")
}

export async function unassign(story: Story): Promise<void> {
  await command(story, story.cast.desk[0], { type: "unassign" })
  story.say(`is taken from ${story.driver?.name}`)
}

/** The evening of the same day if possible, otherwise the next morning. */
export async function setAnotherTime(story: Story): Promise<void> {
  const { date, minute } = wallClock(marketZone(story.planned.market), story.cast.agenda.now())
  const delivery = minute < 15 * 60 ? { date, window: "17-22" } : { date: addDays(date, 1), window: "9-13" }
  await command(story, story.cast.desk[1], { type: "reschedule", pickup: null, delivery })
  const { operations } = await story.cast.desk[1].services()
  const text = `The recipient asks for ${delivery.date}, ${delivery.window}`
  const { reference } = story.placed
  await must(operations.writeNote({ reference, text }), "A note")
  story.say(`comes again on ${delivery.date}, ${delivery.window}`)
}

export async function giveUp(story: Story): Promise<void> {
  await command(story, story.cast.desk[0], { type: "cancel", reason: "recipient-not-reached" })
  story.say("is given up at the desk")
}

/** A refund of a part as goodwill, to the card that paid. */
export async function refundPart(story: Story): Promise<void> {
  const { payments } = await story.cast.desk[0].services()
  const { reference, booking } = story.placed
  const amount = { ...booking.price.toPay, minor: 500 }
  await must(payments.refund({ reference, amount }, { idempotencyKey: story.commandId() }), "A refund")
  story.say("gets 5.00 back for good will")
}
