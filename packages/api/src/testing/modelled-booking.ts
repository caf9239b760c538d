import { noSubject } from "@mersal/domain/account/may-do"
import type { Booking } from "@mersal/domain/booking/booking"
import type { Reference } from "@mersal/domain/booking/order/reference"
import { addDays } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { Commander } from "@mersal/domain/delivery/command-permission"
import { beginDelivery, type Delivery } from "@mersal/domain/delivery/delivery"
import type { DeliveryCommand } from "@mersal/domain/delivery/delivery-command"
import { operatorWindow } from "@mersal/domain/delivery/operator-window"
import { mostPinTries } from "@mersal/domain/delivery/pin"
import { outstanding } from "@mersal/domain/delivery/till"
import { obey } from "@mersal/domain/machines/obey-command"
import { money } from "@mersal/domain/money/money"
import type { CommandRequest, StaffCommand } from "@mersal/domain/ports/driving/operations-service"
import type { StaffOnStage } from "@mersal/domain/testing/contracts/staffed-stage"
import { sampleOrder } from "@mersal/domain/testing/sample-order"
import { samplePictures } from "@mersal/domain/testing/sample-pictures"
import * as Result from "effect/Result"
import { expect } from "vitest"
import type { startStaffedStage } from "./staffed-stage.ts"

/** Who gives a command: a dispatcher, and two drivers, of whom one usually has the booking. */
export const givers = ["ops", "driver", "other"] as const
export type Giver = (typeof givers)[number]

/** A command as a story contains it: the booking's PIN, pictures and price are filled in when it is given. */
export type ToldCommand =
  | { readonly type: "assign"; readonly to: "driver" | "other" }
  | { readonly type: "deliver"; readonly proof: "right-pin" | "wrong-pin" | "photo" | "no-photo" }
  | { readonly type: "refund" | "takeCash"; readonly beside: number }
  | { readonly type: "reschedule"; readonly movesPickup: boolean }
  | Exclude<StaffCommand, { readonly type: "assign" | "deliver" | "refund" | "takeCash" | "reschedule" }>

export const everyCommand: readonly ToldCommand[] = [
  { type: "assign", to: "driver" },
  { type: "assign", to: "other" },
  { type: "unassign" },
  { type: "hold", reason: "weather" },
  { type: "release" },
  { type: "reschedule", movesPickup: true },
  { type: "reschedule", movesPickup: false },
  { type: "cancel", reason: "other" },
  { type: "start" },
  { type: "arrive" },
  { type: "collect" },
  { type: "fail", reason: "no-access" },
  { type: "fail", reason: "nobody-there" },
  { type: "fail", reason: "refused" },
  { type: "deliver", proof: "right-pin" },
  { type: "deliver", proof: "wrong-pin" },
  { type: "deliver", proof: "photo" },
  { type: "deliver", proof: "no-photo" },
  { type: "takeCash", beside: 0 },
  { type: "takeCash", beside: -1 },
  { type: "refund", beside: 0 },
  { type: "refund", beside: 1 },
]

export interface Crew {
  readonly stage: Awaited<ReturnType<typeof startStaffedStage>>
  readonly people: Readonly<Record<Giver, StaffOnStage>>
}

/** The content of an answer, from product or machine: the new state, or why not and the present state. */
type Said = readonly unknown[]

const { png } = samplePictures
let ids = 0

/** A booking of the running product, and what the pure machine makes of the same commands. */
export class ModelledBooking {
  readonly #crew: Crew
  readonly #booking: Booking
  readonly #accessToken: string
  readonly #now: () => Instant
  #model: Delivery
  #pinTries = 0

  constructor(crew: Crew, booking: Booking, accessToken: string, now: () => Instant) {
    this.#crew = crew
    this.#booking = booking
    this.#accessToken = accessToken
    this.#now = now
    this.#model = beginDelivery(booking, "right-pin")
  }

  static async place(crew: Crew, now: () => Instant, method: "cashAtPickup" | "card" = "cashAtPickup") {
    const placed = await crew.stage.services().booking.placeBooking(sampleOrder({ paymentMethod: method }))
    const { booking, accessToken } = Result.getOrThrow(placed)
    return new ModelledBooking(crew, booking, accessToken, now)
  }

  get state() {
    return this.#model.state
  }

  get reference(): Reference {
    return this.#booking.reference
  }

  /** Whether the machine obeys a command, without giving it. */
  obeys(by: Giver, told: ToldCommand): boolean {
    return this.#judged(by, this.#modelCommand(told, "picture")).next !== null
  }

  /** Gives a command to both, and compares the product with the machine. A command sent twice takes effect once. */
  async give(by: Giver, told: ToldCommand, { twice = false, fromOldLook = false } = {}): Promise<void> {
    const { operations } = this.#crew.people[by].services
    const image = await this.#picture(by, told)
    const { order } = this.#model
    ids += 1
    const after = fromOldLook && order > 0 ? order - 1 : order
    const request: CommandRequest = {
      reference: this.reference,
      id: `model-command-${ids}`,
      command: await this.#command(told, image),
      at: null,
      place: null,
      after,
    }
    const { said, next, triesPin } = this.#judged(by, this.#modelCommand(told, image), after)
    const answer = await operations.command(request)
    expect([by, told, saidBy(answer)]).toEqual([by, told, said])
    if (triesPin) this.#pinTries += 1
    if (next) this.#model = next
    if (twice && next && this.#sees(by)) expect(saidBy(await operations.command(request))).toEqual(said)
  }

  /** Everything that the product has is what the machine has. */
  async isAsModelled(): Promise<void> {
    const { operations } = this.#crew.people.ops.services
    const { now, till, log, failedAttempts } = Result.getOrThrow(
      await operations.booking({ reference: this.reference }),
    )
    const { state, facts, order } = this.#model
    expect({ now, till, events: log.length, failedAttempts }).toEqual({
      now: { state, driver: facts.driver, order },
      till: this.#model.till,
      events: order,
      failedAttempts: facts.failedAttempts,
    })
  }

  /** A driver sees only what was assigned to him. */
  #sees = (by: Giver): boolean => by === "ops" || this.#model.facts.driver === this.#crew.people[by].id

  #judged(by: Giver, command: DeliveryCommand, after: number = this.#model.order) {
    const { state, facts, order } = this.#model
    const stand = { state, driver: facts.driver, order }
    const refused = (...said: Said) => ({ said, next: null, triesPin: false })
    if (!this.#sees(by)) return refused("BookingNotFound")
    if (after !== order) return refused("CommandConflict", "outdone", stand, null)
    const actor = { type: by === "ops" ? "ops" : "porter", id: this.#crew.people[by].id, company: null } as const
    const commander: Commander = { kind: "person", actor, subject: noSubject }
    const answer = obey(this.#model, command, commander, { at: this.#now(), place: null })
    const isPin = command.type === "deliver" && command.proof.kind === "pin"
    const triesPin = isPin && (Result.isSuccess(answer) || answer.failure.refusal.kind === "wrong-pin")
    if (triesPin && this.#pinTries >= mostPinTries) return refused("CommandUnfit", "pin-locked", null)
    if (Result.isSuccess(answer)) {
      const next = answer.success.delivery
      const now = { state: next.state, driver: next.facts.driver, order: next.order }
      return { said: ["obeyed", now, this.#now()], next, triesPin }
    }
    const { refusal } = answer.failure
    switch (refusal.kind) {
      case "not-allowed":
        return refused("CommandNotAllowed")
      case "wrong-state":
      case "not-arrived":
      case "already-paid":
        return refused("CommandConflict", refusal.kind, stand, null)
      case "still-waiting":
        return refused("CommandConflict", refusal.kind, stand, refusal.until)
      case "another-amount":
        return refused("CommandUnfit", refusal.kind, refusal.due)
      case "refund-exceeds-payment":
        return refused("CommandUnfit", refusal.kind, refusal.left)
      default:
        return { ...refused("CommandUnfit", refusal.kind, null), triesPin }
    }
  }

  /** The due or refundable amount, plus `beside`. A refund of nothing cannot even be sent. */
  #amount({ type, beside }: Extract<ToldCommand, { readonly type: "refund" | "takeCash" }>): number {
    const { till } = this.#model
    const most = type === "takeCash" ? outstanding(till).minor : till.paid.minor - till.refunded.minor
    return Math.max(type === "refund" ? 1 : 0, most + beside)
  }

  /** Windows after all others, so that only the machine can refuse. */
  #windows = (movesPickup: boolean) => {
    const { date } = this.#booking.deliveryWindow
    return {
      pickup: movesPickup ? { date: addDays(date, 1), window: "9-14" } : null,
      delivery: { date: addDays(date, 2), window: "13-18" },
    }
  }

  #modelCommand(told: ToldCommand, image: string): DeliveryCommand {
    switch (told.type) {
      case "assign":
        return { type: told.type, driver: this.#crew.people[told.to].id }
      case "refund":
      case "takeCash":
        return { type: told.type, amount: money(this.#amount(told), this.#booking.price.toPay.currency) }
      case "reschedule": {
        const { pickup, delivery } = this.#windows(told.movesPickup)
        const windowOf = ({ date, window }: typeof delivery) =>
          operatorWindow(this.#booking.market, date, window) ?? expect.unreachable()
        return { type: told.type, pickupWindow: pickup && windowOf(pickup), deliveryWindow: windowOf(delivery) }
      }
      case "deliver":
        return told.proof.endsWith("pin")
          ? { type: told.type, proof: { kind: "pin", seal: told.proof } }
          : { type: told.type, proof: { kind: "photo", image: told.proof === "photo" ? image : "" } }
      default:
        return told
    }
  }

  async #command(told: ToldCommand, image: string): Promise<StaffCommand> {
    switch (told.type) {
      case "assign":
        return { type: told.type, driver: this.#crew.people[told.to].id }
      case "refund":
      case "takeCash":
        return { type: told.type, minor: this.#amount(told) }
      case "reschedule":
        return { type: told.type, ...this.#windows(told.movesPickup) }
      case "deliver": {
        if (!told.proof.endsWith("pin")) return { type: told.type, proof: { kind: "photo", image: image || "none" } }
        const right = await this.#pin()
        const wrong = right === "0000" ? "1111" : "0000"
        return { type: told.type, proof: { kind: "pin", pin: told.proof === "right-pin" ? right : wrong } }
      }
      default:
        return told
    }
  }

  /** As its owner sees it; any other one if it is no longer valid. */
  async #pin(): Promise<string> {
    const { live } = this.#crew.stage.services()
    const moment = await live.moment({ reference: this.reference, accessToken: this.#accessToken })
    return Result.getOrThrow(moment).pin ?? "0000"
  }

  /** The id of a picture of this booking, if its driver shows one. */
  async #picture(by: Giver, told: ToldCommand): Promise<string> {
    if (told.type !== "deliver" || told.proof !== "photo" || by === "ops" || !this.#sees(by)) return ""
    const { operations } = this.#crew.people[by].services
    return Result.getOrThrow(await operations.storeProof({ reference: this.reference, bytes: png })).image
  }
}

/** The parts of an answer that the machine decides. */
function saidBy(answer: Awaited<ReturnType<StaffOnStage["services"]["operations"]["command"]>>): Said {
  if (Result.isSuccess(answer)) return ["obeyed", answer.success.now, answer.success.at]
  const { failure } = answer
  if (failure._tag === "CommandConflict") return [failure._tag, failure.reason, failure.now, failure.until]
  if (failure._tag === "CommandUnfit") return [failure._tag, failure.reason, failure.amount]
  return [failure._tag]
}
