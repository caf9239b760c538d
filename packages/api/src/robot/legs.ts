import type { BookedWindow } from "@mersal/domain/booking/booking"
import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import { cashToTake } from "@mersal/domain/delivery/cash-at-door"
import type { Position } from "@mersal/domain/places/position"
import type { GivenProof } from "@mersal/domain/ports/driving/operations-service"
import type { Leg } from "@mersal/domain/tracking/tracking-event"
import { command, type Said } from "./commands.ts"
import { expectThat, must, mustBeRefused, Unexpected } from "./expectation.ts"
import type { Driver } from "./staff.ts"
import type { Story } from "./story.ts"

/** How a leg can end. */
export type LegOutcome = "done" | "nobody-there" | "called-back"

/** How long each part of a leg takes, in minutes. */
const minutes = { half: 8, atTheDoor: 3, waiting: 10, withoutLine: 6 } as const

/**
 * One leg of a booking, for which it has the driver to itself: he sets off, reports his position, arrives, and does the
 * pick-up or delivery.
 */
export async function drive(story: Story, leg: Leg, outcome: LegOutcome, isLate = false): Promise<void> {
  const { agenda } = story.cast
  const driver = driverOf(story)
  const window = await windowOf(story, leg)
  const share = isLate ? 1 : story.planned.startShare
  await agenda.until(Math.max(agenda.now() + 2 * msPerMinute, window.start + share * (window.end - window.start)))
  const giveBack = await driver.turn.take()
  try {
    await seeOnRun(story, driver, leg, window)
    await command(story, driver, { type: "start" })
    story.say(`${driver.name} sets off ${leg === "pickup" ? "to fetch it" : "with it"}`)
    await onTheWay(story, driver, leg)
    if (outcome === "called-back") return
    const arrivedAt = agenda.now()
    const door = await arrive(story, driver, leg)
    if (outcome === "nobody-there") return await findNobody(story, driver, leg, arrivedAt)
    if (leg === "pickup") await collect(story, driver, door)
    else await handOver(story, driver, door)
  } finally {
    giveBack()
  }
}

/** The parcel goes back to its sender, who signs for it. */
export async function bringBack(story: Story): Promise<void> {
  const { agenda } = story.cast
  const driver = driverOf(story)
  await agenda.until(agenda.now() + 15 * msPerMinute)
  const giveBack = await driver.turn.take()
  try {
    await agenda.until(agenda.now() + minutes.half * msPerMinute)
    await command(story, driver, { type: "arrive" })
    await command(story, driver, { type: "deliver", proof: await picture(story, driver, "signature") })
    story.say("is back with its sender")
  } finally {
    giveBack()
  }
}

function driverOf({ driver }: Story): Driver {
  if (!driver) throw new Unexpected("Nobody drives it")
  return driver
}

async function windowOf(story: Story, leg: Leg): Promise<BookedWindow> {
  const { pickupWindow, deliveryWindow } = await story.booking()
  return leg === "pickup" ? pickupWindow : deliveryWindow
}

/** The driver's own list has the booking, with this leg and the amount to collect. */
async function seeOnRun(story: Story, driver: Driver, leg: Leg, { date }: BookedWindow): Promise<void> {
  const { operations } = await driver.services()
  const run = await must(operations.run({ date }), `The run of ${driver.name}`)
  const stop = run.find(({ booking }) => booking.reference === story.placed.reference)
  expectThat(stop?.leg === leg, `The run of ${driver.name} has it for ${stop?.leg}, not for ${leg}`)
}

/** He reports his position, and followers of the booking see it: the owner exactly, everybody else approximately. */
async function onTheWay(story: Story, driver: Driver, leg: Leg): Promise<void> {
  const { agenda } = story.cast
  const { pickup, dropOff } = story.planned
  const ends = [pickup.place.position, dropOff.place.position] as const
  for (const part of [0.2, 0.7]) {
    await agenda.until(agenda.now() + minutes.half * msPerMinute)
    if (story.planned.losesLine) continue
    // On the way to the pick-up he comes from the drop-off's side.
    const position = between(ends[leg === "pickup" ? 1 : 0], ends[leg === "pickup" ? 0 : 1], part)
    await must((await driver.services()).operations.reportPosition({ position }), `The place of ${driver.name}`)
    if (story.planned.isWatched) await watch(story, leg)
  }
}

async function watch(story: Story, leg: Leg): Promise<void> {
  const { reference, accessToken } = story.placed
  const own = await must(story.customer.services.live.moment({ reference, accessToken }), "Where the parcel is")
  expectThat(own.liveLeg === leg && own.driverPosition?.isExact === true, "Its owner sees where the driver is")
  const [firstName] = driverOf(story).name.split(" ")
  expectThat(own.driver?.name.split(" ")[0] === firstName, "Its owner sees who drives")
  const anybody = await must(story.cast.stranger.live.moment({ reference, accessToken: null }), "What anybody sees")
  expectThat(anybody.driverPosition?.isExact === false, "Anybody sees about where the driver is")
  expectThat(anybody.driver === null && anybody.pin === null, "Nobody else sees who drives, or the PIN")
}

/**
 * When and where he was at the door: reported at once or, if his phone is offline there, together with what follows.
 */
interface Door extends Said {
  readonly leg: Leg
}

async function arrive(story: Story, driver: Driver, leg: Leg): Promise<Door> {
  const { agenda } = story.cast
  const at = agenda.now()
  const { place } = leg === "pickup" ? story.planned.pickup : story.planned.dropOff
  if (!story.planned.losesLine) {
    await command(story, driver, { type: "arrive" }, { at: null, place: place.position })
    await agenda.until(agenda.now() + minutes.atTheDoor * msPerMinute)
    return { leg, at: null, place: place.position }
  }
  await agenda.until(at + (minutes.atTheDoor + minutes.withoutLine) * msPerMinute)
  await command(story, driver, { type: "arrive" }, { at, place: place.position })
  return { leg, at: at + minutes.atTheDoor * msPerMinute, place: place.position }
}

/**
 * He waits ten minutes at a pick-up, and not at a drop-off. If other lives delayed him so long that the ten minutes are
 * nearly over, he does not try to leave earlier.
 */
async function findNobody(story: Story, driver: Driver, leg: Leg, arrivedAt: Instant): Promise<void> {
  const { agenda } = story.cast
  const { operations } = await driver.services()
  const { reference } = story.placed
  const fail = { type: "fail", reason: "nobody-there" } as const
  const isEarly = agenda.now() - arrivedAt < (minutes.waiting / 2) * msPerMinute
  if (leg === "pickup" && !story.planned.losesLine && isEarly) {
    const early = { reference, id: story.commandId(), command: fail, at: null, place: null, after: null }
    await mustBeRefused(operations.command(early), "CommandConflict", "Leaving before ten minutes are over")
  }
  await agenda.until(agenda.now() + minutes.waiting * msPerMinute)
  await command(story, driver, fail)
  story.say(`${driver.name} finds nobody at the ${leg === "pickup" ? "pick-up" : "drop-off"}`)
}

async function collect(story: Story, driver: Driver, door: Door): Promise<void> {
  await takeCash(story, driver, "cashAtPickup")
  await command(story, driver, { type: "collect" }, door)
  story.say(`${driver.name} has it`)
}

async function handOver(story: Story, driver: Driver, door: Door): Promise<void> {
  await takeCash(story, driver, "cashAtDelivery")
  await command(story, driver, { type: "deliver", proof: await proofOf(story, driver) }, door)
  story.say(`is delivered by ${driver.name}, proved by ${story.planned.proof}`)
}

/** The full due amount, if it is paid at this stop. */
async function takeCash(story: Story, driver: Driver, atStop: "cashAtPickup" | "cashAtDelivery"): Promise<void> {
  const { operations } = await driver.services()
  const { booking, till } = await must(operations.booking(story.placed), "The driver's view of a booking")
  const due = cashToTake(booking, till)
  if (booking.paymentMethod !== atStop || due === null) return
  await command(story, driver, { type: "takeCash", minor: due.minor })
  story.cash.push({ driver: driver.id, amount: due })
  story.say(`${driver.name} takes ${due.currency} ${due.minor / 100}`)
}

async function proofOf(story: Story, driver: Driver): Promise<GivenProof> {
  const { planned } = story
  if (planned.proof === "photo" || planned.proof === "signature") return picture(story, driver, planned.proof)
  const pin = planned.proof === "pin-of-sender" ? await pinOfSender(story) : await pinOfMessage(story)
  if (planned.saysWrongPin) {
    const wrong = { kind: "pin", pin: pin === "0000" ? "0001" : "0000" } as const
    const { operations } = await driver.services()
    const { reference } = story.placed
    const request = { reference, id: story.commandId(), at: null, place: null, after: null }
    const answer = operations.command({ ...request, command: { type: "deliver", proof: wrong } })
    await mustBeRefused(answer, "CommandUnfit", "A wrong PIN")
  }
  return { kind: "pin", pin }
}

async function pinOfSender({ customer, placed }: Story): Promise<string> {
  const { pin } = await must(customer.services.ownBookings.booking(placed), "The sender's view")
  if (pin === null) throw new Unexpected("The sender has no PIN")
  return pin
}

/** The last message says that the parcel is on its way, with the PIN before the link. */
const pinOfMessage = ({ cast, planned }: Story): Promise<string> =>
  cast.mailbox.find(planned.recipient.phone, /: (\d{4})\. /)

async function picture(story: Story, driver: Driver, kind: "photo" | "signature"): Promise<GivenProof> {
  const { operations } = await driver.services()
  const { image } = await must(operations.storeProof({ ...story.placed, bytes: dot }), `A ${kind}`)
  return { kind, image }
}

/** The smallest picture: one dot. */
const dot = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (sign) => sign.charCodeAt(0),
)

const between = (from: Position, to: Position, part: number): Position => ({
  lat: from.lat + (to.lat - from.lat) * part,
  lon: from.lon + (to.lon - from.lon) * part,
})
