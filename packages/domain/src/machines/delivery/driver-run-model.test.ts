import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Reference } from "../../booking/order/reference.ts"
import { type Instant, msPerMinute } from "../../calendar/zone.ts"
import { beginDelivery, type Delivery } from "../../delivery/delivery.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import { CommandConflict, CommandUnfit, type StandNow } from "../../delivery/delivery-errors.ts"
import { legOf } from "../../delivery/delivery-facts.ts"
import { outstanding } from "../../delivery/till.ts"
import { money } from "../../money/money.ts"
import type { CommandFailure, CommandOutcome, CommandRequest, RunStop } from "../../ports/driving/operations-service.ts"
import {
  NetworkFailure,
  RequestRefused,
  ServerFailure,
  type ServiceFailure,
} from "../../ports/driving/service-failure.ts"
import { commanders, rightSeal, theDriver } from "../../testing/arbitraries-delivery.ts"
import { runs } from "../../testing/runs.ts"
import { referenceNumber, sampleBooking } from "../../testing/sample-booking.ts"
import { obey } from "../obey-command.ts"
import {
  afterBreak,
  afterRefusal,
  afterUpload,
  type CommandQueue,
  type DriverAct,
  heldBehind,
  nextStep,
  type QueuedCommand,
  refusedOf,
  withCommand,
  withoutCommands,
} from "./command-queue.ts"
import { runAfter, runAfterAnswer, stopAfter } from "./driver-run.ts"
import { verdictOf } from "./queue-verdict.ts"

const references = [referenceNumber(1), referenceNumber(2)]
const morning = sampleBooking.pickupWindow.start

/** The server, as far as a driver's commands go: each id acts once, and two who move a booking at once do not both. */
class Server {
  readonly deliveries = new Map<Reference, Delivery>()
  readonly obeyed: { readonly reference: Reference; readonly id: string; readonly outcome: CommandOutcome }[] = []
  readonly pictures = new Set<string>()

  constructor() {
    for (const reference of references) {
      this.deliveries.set(reference, beginDelivery(sampleBooking, rightSeal))
      this.desk(reference, { type: "assign", driver: theDriver }, morning)
    }
  }

  desk(reference: Reference, command: DeliveryCommand, at: Instant): void {
    const answer = obey(this.deliveryOf(reference), command, commanders.ops, { at, place: null })
    if (Result.isSuccess(answer)) this.deliveries.set(reference, answer.success.delivery)
  }

  command({ reference: named, id, command, at, after }: CommandRequest): Result.Result<CommandOutcome, CommandFailure> {
    const reference = named as Reference
    const earlier = this.obeyed.find((each) => each.id === id)
    if (earlier) return Result.succeed(earlier.outcome)
    const delivery = this.deliveryOf(reference)
    const now = standOf(delivery)
    if (after !== null && after !== delivery.order)
      return Result.fail(new CommandConflict({ reason: "outdone", now, until: null }))
    const answer = obey(delivery, this.inRules(command), commanders.driver, { at: at ?? morning, place: null })
    if (Result.isFailure(answer)) {
      const { kind } = answer.failure.refusal
      return kind === "wrong-state" || kind === "already-paid" || kind === "not-arrived" || kind === "still-waiting"
        ? Result.fail(new CommandConflict({ reason: kind, now, until: null }))
        : Result.fail(new CommandUnfit({ reason: kind === "not-allowed" ? "unfit-proof" : kind, amount: null }))
    }
    this.deliveries.set(reference, answer.success.delivery)
    const outcome = { reference, now: standOf(answer.success.delivery), at: answer.success.event.at }
    this.obeyed.push({ reference, id, outcome })
    return Result.succeed(outcome)
  }

  run(): readonly RunStop[] {
    return references.map((reference) => {
      const { state, facts, till, order } = this.deliveryOf(reference)
      return {
        booking: { ...sampleBooking, reference, state },
        now: { state, driver: facts.driver, order },
        leg: legOf(facts),
        arrivedAt: facts.arrivedAt,
        failedAttempts: facts.failedAttempts,
        till,
      }
    })
  }

  private deliveryOf(reference: Reference): Delivery {
    const delivery = this.deliveries.get(reference)
    if (!delivery) throw new Error(`No booking ${reference}`)
    return delivery
  }

  private inRules(command: CommandRequest["command"]): DeliveryCommand {
    if (command.type === "takeCash") return { type: "takeCash", amount: money(command.minor, "AED") }
    if (command.type !== "deliver") return command as DeliveryCommand
    const { proof } = command
    if (proof.kind === "pin") return { type: "deliver", proof: { kind: "pin", seal: proof.pin } }
    return { type: "deliver", proof: { ...proof, image: this.pictures.has(proof.image) ? proof.image : "" } }
  }
}

const standOf = ({ state, facts, order }: Delivery): StandNow => ({ state, driver: facts.driver, order })

/** What becomes of one message: it never arrives, its answer never does, the server is busy, or breaks at it before
 * or after it has obeyed, or all is well. */
type Line = "request lost" | "answer lost" | "busy" | "broken" | "broken after" | "well"

/** A driver's phone: everything it knows survives its being killed, but for what it heard from the server. */
class Phone {
  queue: CommandQueue = []
  heard: readonly RunStop[]
  readonly server: Server
  /** What the driver did, as far as the phone believed that it could be. */
  readonly given: QueuedCommand[] = []
  /** What the server breaks at every time. */
  breaksAt: string | null = null
  private hasBroken = false

  constructor(server: Server) {
    this.server = server
    this.heard = server.run()
  }

  get shown(): readonly RunStop[] {
    return runAfter(this.heard, this.queue)
  }

  give(number: number, act: DriverAct, at: Instant): void {
    const reference = references[number % references.length] ?? referenceNumber(1)
    const stop = this.shown.find(({ booking }) => booking.reference === reference)
    const isStopped = refusedOf(this.queue).some((refused) => refused.reference === reference)
    if (!stop || (isStopped && act.type !== "takeCash") || Result.isFailure(stopAfter(stop, act, at))) return
    const id = `command-${this.given.length + 1}`
    const command = { id, reference, act, at, place: null, from: stop.now.state, tries: 0, refusal: null }
    this.given.push(command)
    this.queue = withCommand(withCommand(this.queue, command), command)
  }

  send(weather: Line): void {
    // Whoever had no proper answer reads the run first, as driver-desk does.
    if (this.hasBroken) this.read()
    this.hasBroken = false
    const stands = new Map(this.heard.map(({ booking, now }) => [booking.reference, now]))
    const step = nextStep(this.queue, stands)
    if (!step) return
    const { command } = step
    const line = command.id === this.breaksAt ? "broken" : weather
    if (step.kind === "upload") {
      const answer = over<{ readonly image: string }, never>(line, () => {
        this.server.pictures.add(`image of ${step.picture}`)
        return Result.succeed({ image: `image of ${step.picture}` })
      })
      if (Result.isSuccess(answer)) this.queue = afterUpload(this.queue, step.picture, answer.success.image)
      else if (verdictOf(answer).kind === "broken") this.breakAt(command)
      return
    }
    const answer = over(line, () => this.server.command(step.request))
    const verdict = verdictOf(answer)
    if (verdict.kind === "refused") this.queue = afterRefusal(this.queue, command.id, verdict.refusal)
    else if (verdict.kind === "broken") this.breakAt(command)
    else if (Result.isSuccess(answer)) {
      this.heard = runAfterAnswer(this.heard, command, answer.success)
      this.queue = withoutCommands(this.queue, [command.id])
    }
  }

  private breakAt({ id }: QueuedCommand): void {
    this.queue = afterBreak(this.queue, id)
    this.hasBroken = true
  }

  /** Discards what was refused of a booking with all that is held behind it. */
  discard(number: number): void {
    const reference = references[number % references.length]
    for (const refused of refusedOf(this.queue).filter((each) => each.reference === reference)) {
      if (refused.act.type === "takeCash") continue
      const dropped = [refused, ...heldBehind(this.queue, refused)]
      this.queue = withoutCommands(
        this.queue,
        dropped.map(({ id }) => id),
      )
    }
  }

  isKilled(): void {
    this.queue = JSON.parse(JSON.stringify(this.queue))
    this.read()
  }

  read(): void {
    this.heard = this.server.run()
  }

  sendAll(): void {
    this.read()
    for (let left = this.given.length * 3; left > 0; left -= 1) this.send("well")
  }
}

function over<Value, Failure>(
  line: Line,
  ask: () => Result.Result<Value, Failure>,
): Result.Result<Value, Failure | ServiceFailure> {
  if (line === "request lost") return Result.fail(new NetworkFailure())
  if (line === "busy") return Result.fail(new RequestRefused({ code: "too-many-requests", text: "", requestId: null }))
  if (line === "broken") return Result.fail(new ServerFailure({ requestId: null }))
  const answer = ask()
  if (line === "broken after") return Result.fail(new ServerFailure({ requestId: null }))
  return line === "answer lost" ? Result.fail(new NetworkFailure()) : answer
}

const { minor: due } = outstanding(beginDelivery(sampleBooking, rightSeal).till)

const anAct: fc.Arbitrary<DriverAct> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<DriverAct>({ type: "start" }) },
  { weight: 3, arbitrary: fc.constant<DriverAct>({ type: "arrive" }) },
  { weight: 4, arbitrary: fc.constant<DriverAct>({ type: "collect" }) },
  fc
    .constantFrom("no-access", "nobody-there", "not-ready", "refused")
    .map((reason): DriverAct => ({ type: "fail", reason })),
  fc.constantFrom(due, due, due + 1).map((minor): DriverAct => ({ type: "takeCash", minor })),
  fc.nat(9).map((n): DriverAct => ({ type: "deliver", proof: { kind: "photo", picture: `p${n}`, image: null } })),
  fc.constantFrom<DriverAct>({ type: "deliver", proof: { kind: "pin", pin: rightSeal } }),
)

type Happening =
  | { readonly kind: "give"; readonly number: number; readonly act: DriverAct; readonly minutes: number }
  | { readonly kind: "send"; readonly line: Line }
  | { readonly kind: "discard"; readonly number: number }
  | { readonly kind: "kill" }
  | { readonly kind: "read" }
  | { readonly kind: "desk"; readonly number: number; readonly command: DeliveryCommand }

const aGift = fc.record({
  kind: fc.constant("give" as const),
  number: fc.nat(1),
  act: anAct,
  minutes: fc.nat(12),
})
const aMessage = fc.record({
  kind: fc.constant("send" as const),
  line: fc.constantFrom<Line>("request lost", "answer lost", "busy", "broken", "broken", "broken after", "well"),
})
const aDisturbance = fc.constantFrom<Happening>({ kind: "kill" }, { kind: "read" })
const aDeskMove = fc.record({
  kind: fc.constant("desk" as const),
  number: fc.nat(1),
  command: fc.constantFrom<DeliveryCommand>(
    { type: "cancel", reason: "other" },
    { type: "hold", reason: "weather" },
    { type: "assign", driver: "driver-2" },
    { type: "takeCash", amount: money(due, "AED") },
  ),
})

const aDiscard = fc.record({ kind: fc.constant("discard" as const), number: fc.nat(1) })

const aDay = (...others: readonly fc.Arbitrary<Happening>[]) =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: aGift },
      { weight: 5, arbitrary: aMessage },
      aDisturbance,
      ...others,
    ) as fc.Arbitrary<Happening>,
    { minLength: 10, maxLength: 60 },
  )

function live(day: readonly Happening[]): Phone {
  const server = new Server()
  const phone = new Phone(server)
  let at = morning
  for (const happening of day) {
    if (happening.kind === "give") {
      at += happening.minutes * msPerMinute
      phone.give(happening.number, happening.act, at)
    } else if (happening.kind === "send") phone.send(happening.line)
    else if (happening.kind === "kill") phone.isKilled()
    else if (happening.kind === "read") phone.read()
    else if (happening.kind === "discard") phone.discard(happening.number)
    else server.desk(references[happening.number] ?? referenceNumber(1), happening.command, at)
  }
  return phone
}

describe("a driver's phone on a bad line", () => {
  it("loses no command and sends none twice, in the order given, and shows what the server has when all is sent", () => {
    let most = 0
    fc.assert(
      fc.property(aDay(), (day) => {
        const phone = live(day)
        const { shown } = phone
        phone.sendAll()
        expect(phone.queue).toEqual([])
        const obeyed = phone.server.obeyed.map(({ id }) => id)
        const given = phone.given.map(({ id }) => id)
        const butCash = phone.given.filter(({ act }) => act.type !== "takeCash").map(({ id }) => id)
        expect(obeyed.toSorted()).toEqual(given.toSorted())
        expect(obeyed.filter((id) => butCash.includes(id))).toEqual(butCash)
        // Cash overtakes only what the server breaks at.
        const isBroken = day.filter((each) => each.kind === "send" && each.line.startsWith("broken")).length >= 3
        if (!isBroken) expect(obeyed).toEqual(given)
        expect(phone.shown).toEqual(phone.server.run())
        // What was shown before is what has come of it: only the number of an event may have been ahead.
        expect(shown.map(({ now: { order: _, ...now }, ...stop }) => ({ ...stop, now }))).toEqual(
          phone.server.run().map(({ now: { order: _, ...now }, ...stop }) => ({ ...stop, now })),
        )
        most = Math.max(most, phone.given.length)
      }),
      { numRuns: runs(300) },
    )
    expect(most).toBeGreaterThan(8)
  })

  it("keeps what the server refuses, and all but cash that comes after it of that booking, until the driver has decided", () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(aDay(aDeskMove), (day) => {
        const phone = live(day)
        phone.sendAll()
        for (const reference of references) {
          const ofBooking = (each: { readonly reference: Reference }) => each.reference === reference
          const given = phone.given.filter(ofBooking).map(({ id }) => id)
          const done = phone.server.obeyed.filter(ofBooking).map(({ id }) => id)
          const left = phone.queue.filter(ofBooking)
          const leftIds = left.map(({ id }) => id)
          const isStep = (id: string) => phone.given.some((each) => each.id === id && each.act.type !== "takeCash")
          expect(done.toSorted()).toEqual(given.filter((id) => !leftIds.includes(id)).toSorted())
          expect(done.filter(isStep)).toEqual(given.filter((id) => isStep(id) && !leftIds.includes(id)))
          expect(leftIds).toEqual(given.filter((id) => !done.includes(id)))
          // Cash waits for nothing: it was taken, or refused by itself.
          const isJudged = ({ act }: QueuedCommand, index: number) => index === 0 || act.type === "takeCash"
          expect(left.map(({ refusal }) => refusal !== null)).toEqual(left.map(isJudged))
          const first = given.findIndex((id) => leftIds.includes(id))
          if (done.some((id) => given.indexOf(id) > first && first >= 0)) seen.add("overtaken by cash")
          seen.add(left[0]?.refusal?.reason ?? "none")
        }
      }),
      { numRuns: runs(300) },
    )
    expect([...seen]).toEqual(expect.arrayContaining(["none", "wrong-state", "already-paid", "overtaken by cash"]))
  })

  it("sends cash past what the server breaks at every time, and nothing else past it, until that is obeyed too", () => {
    let overtaken = 0
    fc.assert(
      fc.property(aDay(), fc.nat(), (day, which) => {
        const phone = live(day.filter(({ kind }) => kind !== "send"))
        const isCash = ({ act }: QueuedCommand) => act.type === "takeCash"
        const steps = phone.given.filter((each) => !isCash(each))
        const broken = steps[which % steps.length]
        if (!broken) return
        phone.breaksAt = broken.id
        phone.sendAll()
        const before = phone.given.slice(0, phone.given.indexOf(broken))
        const after = phone.given.slice(before.length + 1)
        const ids = (some: readonly QueuedCommand[]) => some.map(({ id }) => id)
        expect(phone.server.obeyed.map(({ id }) => id)).toEqual(ids([...before, ...after.filter(isCash)]))
        expect(ids(phone.queue)).toEqual(ids([broken, ...after.filter((each) => !isCash(each))]))
        phone.breaksAt = null
        phone.sendAll()
        expect(phone.queue).toEqual([])
        if (after.some(isCash)) overtaken += 1
      }),
      { numRuns: runs(300) },
    )
    expect(overtaken).toBeGreaterThan(20)
  })

  it("throws no cash away with what the driver discards: it is on the books, or refused by itself", () => {
    let discardedBesideCash = 0
    fc.assert(
      fc.property(aDay(aDeskMove, aDiscard), (day) => {
        const phone = live(day)
        for (const number of references.keys()) {
          phone.send("well")
          phone.discard(number)
        }
        phone.sendAll()
        const cash = phone.given.filter(({ act }) => act.type === "takeCash").map(({ id }) => id)
        const done = phone.server.obeyed.map(({ id }) => id)
        const refused = refusedOf(phone.queue).map(({ id }) => id)
        expect(cash.filter((id) => !done.includes(id) && !refused.includes(id))).toEqual([])
        const discarded = phone.given.length - done.length - phone.queue.length
        if (discarded > 0 && cash.length > 0) discardedBesideCash += 1
      }),
      { numRuns: runs(300) },
    )
    expect(discardedBesideCash).toBeGreaterThan(3)
  })

  it("takes no parcel for returned that was handed to its recipient while the desk turned it round", () => {
    const server = new Server()
    const phone = new Phone(server)
    const [reference = referenceNumber(1)] = references
    const leave: DriverAct = { type: "deliver", proof: { kind: "photo", picture: "door", image: null } }
    for (const act of [{ type: "start" }, { type: "collect" }, { type: "start" }, leave] as const)
      phone.give(0, act, morning)
    for (let sent = 0; sent < 3; sent += 1) phone.send("well")
    server.desk(reference, { type: "cancel", reason: "other" }, morning)
    phone.sendAll()
    expect(server.run()[0]?.now.state).toBe("returning")
    expect(phone.queue.map(({ refusal }) => refusal?.reason)).toEqual(["outdone"])
  })
})
