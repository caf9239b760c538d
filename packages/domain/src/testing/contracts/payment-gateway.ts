import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import { type Money, money } from "../../money/money.ts"
import { type AskedPayment, cardReturnDecision } from "../../payment/attempt/card-return.ts"
import type {
  AskedAttempt,
  GatewayReport,
  OpenedAttempt,
  PaymentGateway,
  RawNotification,
} from "../../ports/driven/payment-gateways.ts"
import { at } from "../sample-booking.ts"
import { expectEqual, expectTrue } from "./expectations.ts"

/** A gateway, and the world behind it: a customer with cards, a bank with a journal, and an unreliable connection. */
export interface GatewayStage {
  readonly gateway: PaymentGateway
  readonly currency: Money["currency"]
  /**
   * A customer pays the opened attempt, from the form until he is back, with a card that behaves like this. Returns
   * what his browser brought back last.
   */
  readonly payBy: (
    asked: AskedAttempt,
    opened: OpenedAttempt,
    card: "pays" | "declined" | "pending",
  ) => Promise<Readonly<Record<string, string>>>
  /** What the bank took for this reference, less what it gave back, in minor units. */
  readonly kept: (reference: string) => Promise<number>
  /** The next answer to this call is lost, although the call was executed. */
  readonly loseAnswer: (call: "inquiry" | "refund") => Promise<void>
  /** The next answer to an inquiry has another amount and a valid signature. */
  readonly misstate: (amount: number) => Promise<void>
  /** The next inquiries find nothing. */
  readonly lag: (times: number) => Promise<void>
  /** The next call is answered with a page, or with a wrong signature. */
  readonly spoil: (how: "page" | "signature") => Promise<void>
  /** Lets the product's time pass, in milliseconds. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** What the gateway has told the server so far. */
  readonly told: () => Promise<readonly RawNotification[]>
}

/** A promise that every gateway keeps. Each run gets a stage of its own. */
export interface GatewayCase {
  readonly name: string
  readonly run: (stage: GatewayStage) => Promise<void>
}

const sentAt = at("2026-11-21T11:00:00.000+04:00")

const askedOf = ({ currency }: GatewayStage, reference = "QA4K7M2XQ9TB3HV-a1.0_z"): AskedAttempt => ({
  reference,
  booking: reference.slice(0, 15) as Reference,
  method: "card",
  amount: money(2625, currency),
  email: "amna+shop@example.com",
  language: "en",
  returnUrls: { token: "http://localhost:3000/payment/token", purchase: "http://localhost:3000/payment/postpurchase" },
})

/** What the product would decide from a report. */
const decided = ({ answer }: GatewayReport, asked: AskedAttempt, minutes = 1): string => {
  const payment: AskedPayment = { amount: asked.amount, sentAt }
  return cardReturnDecision(answer, payment, sentAt + minutes * 60_000).kind
}

async function begun(stage: GatewayStage, card: "pays" | "declined" | "pending"): Promise<AskedAttempt> {
  const asked = askedOf(stage)
  const opened = await Effect.runPromise(stage.gateway.open(asked))
  expectTrue(opened !== null, "the attempt is opened")
  await stage.payBy(asked, opened, card)
  return asked
}

const inquire = ({ gateway }: GatewayStage, asked: AskedAttempt) => Effect.runPromise(gateway.inquire(asked))
const refund = ({ gateway }: GatewayStage, asked: AskedAttempt, minor: number, maintenance: string) =>
  Effect.runPromise(gateway.refund(asked, money(minor, asked.amount.currency), maintenance))

/** What the product relies on, whichever gateway a market has. */
export const paymentGatewayContract: readonly GatewayCase[] = [
  {
    name: "an attempt that nobody knows is not paid, and not charged when its time is over",
    run: async (stage) => {
      const asked = askedOf(stage)
      const report = await inquire(stage, asked)
      expectEqual(decided(report, asked, 14), "checking")
      expectEqual(decided(report, asked, 15), "not-charged")
      expectEqual(await stage.kept(asked.reference), 0)
    },
  },
  {
    name: "a card that pays is paid by the inquiry, with its amount and the last digits of the card",
    run: async (stage) => {
      const asked = await begun(stage, "pays")
      const report = await inquire(stage, asked)
      expectEqual(decided(report, asked), "paid")
      expectEqual(report.captured, asked.amount)
      expectEqual(report.refunded, money(0, stage.currency))
      expectEqual(report.card?.last4, "0001")
      expectTrue(report.transaction !== null, "it has the gateway's own number")
      expectEqual(await stage.kept(asked.reference), 2625)
    },
  },
  {
    name: "a refused card is declined, and nothing is kept",
    run: async (stage) => {
      const asked = await begun(stage, "declined")
      expectEqual(decided(await inquire(stage, asked), asked), "declined")
      expectEqual(await stage.kept(asked.reference), 0)
    },
  },
  {
    name: "a pending payment is being checked until it is paid, and charged once",
    run: async (stage) => {
      const asked = await begun(stage, "pending")
      expectEqual(decided(await inquire(stage, asked), asked), "checking")
      expectEqual(await stage.kept(asked.reference), 0)
      await stage.pass(31_000)
      for (const _ of ["once", "twice"]) expectEqual(decided(await inquire(stage, asked), asked), "paid")
      expectEqual(await stage.kept(asked.reference), 2625)
    },
  },
  {
    name: "an inquiry that lags is being checked, and then paid",
    run: async (stage) => {
      const asked = await begun(stage, "pays")
      await stage.lag(2)
      for (const _ of ["once", "twice"]) expectEqual(decided(await inquire(stage, asked), asked), "checking")
      expectEqual(decided(await inquire(stage, asked), asked), "paid")
    },
  },
  {
    name: "an answer that is lost, a page, or wrongly signed decides nothing",
    run: async (stage) => {
      const asked = await begun(stage, "pays")
      const spoils = [
        () => stage.loseAnswer("inquiry"),
        () => stage.spoil("page"),
        () => stage.spoil("signature"),
      ] as const
      for (const spoil of spoils) {
        await spoil()
        const report = await inquire(stage, asked)
        expectEqual(report.answer.responseCode, null)
        expectEqual(decided(report, asked, 60), "checking")
      }
      expectEqual(decided(await inquire(stage, asked), asked), "paid")
    },
  },
  {
    name: "another amount than was asked for is for review",
    run: async (stage) => {
      const asked = await begun(stage, "pays")
      await stage.misstate(2624)
      expectEqual(decided(await inquire(stage, asked), asked), "review")
    },
  },
  {
    name: "refunds add up, and never to more than was paid",
    run: async (stage) => {
      const asked = await begun(stage, "pays")
      expectEqual((await refund(stage, asked, 1000, "r1")).outcome, "done")
      expectEqual((await inquire(stage, asked)).refunded, money(1000, stage.currency))
      expectEqual((await refund(stage, asked, 1626, "r2")).outcome, "refused")
      expectEqual((await refund(stage, asked, 1625, "r3")).outcome, "done")
      expectEqual((await inquire(stage, asked)).refunded, money(2625, stage.currency))
      expectEqual(await stage.kept(asked.reference), 0)
    },
  },
  {
    name: "a refund whose answer is lost is unknown, and the same one again is no second",
    run: async (stage) => {
      const asked = await begun(stage, "pays")
      await stage.loseAnswer("refund")
      expectEqual(await refund(stage, asked, 1000, "r1"), { outcome: "unknown", code: null, transaction: null })
      expectEqual((await refund(stage, asked, 1000, "r1")).outcome, "unknown")
      expectEqual((await inquire(stage, asked)).refunded, money(1000, stage.currency))
      expectEqual(await stage.kept(asked.reference), 1625)
    },
  },
  {
    name: "nothing is given back of what was never paid",
    run: async (stage) => {
      const asked = await begun(stage, "declined")
      expectEqual((await refund(stage, asked, 2625, "r1")).outcome, "refused")
      expectEqual((await refund(stage, askedOf(stage, "unheard-of"), 2625, "r1")).outcome, "refused")
    },
  },
  {
    name: "what the browser brings names the attempt, and not when any of it was changed",
    run: async (stage) => {
      const asked = askedOf(stage)
      const opened = await Effect.runPromise(stage.gateway.open(asked))
      expectTrue(opened !== null, "the attempt is opened")
      const brought = await stage.payBy(asked, opened, "declined")
      const read = (fields: Readonly<Record<string, string>>) => Effect.runPromise(stage.gateway.readReturn(fields))
      expectEqual((await read(brought))?.reference, asked.reference)
      for (const name of ["response_code", "ResponseCode", "amount", "signature", "responseHash"].filter(
        (field) => field in brought,
      ))
        expectEqual(await read({ ...brought, [name]: name === "amount" ? "1.00" : "14000" }), null, name)
      expectEqual(await read({}), null)
    },
  },
  {
    name: "the gateway tells the server of what happened, and believed is only what came whole",
    run: async (stage) => {
      const asked = await begun(stage, "pays")
      const [told] = await stage.told()
      expectTrue(told !== undefined, "the gateway has told the server")
      const read = (notification: RawNotification) => Effect.runPromise(stage.gateway.readNotification(notification))
      expectEqual((await read(told))?.reference, asked.reference)
      const changed = { ...told, body: told.body.replace(/26(\.?)25/, "27$125") }
      expectTrue(changed.body !== told.body, "there is an amount to change")
      expectEqual(await read(changed), null)
      for (const body of ["", "null", "[]", "{", '"text"', "a=b&a=c", "{}"])
        for (const contentType of ["application/json", "application/x-www-form-urlencoded", "text/plain"])
          expectEqual(await read({ ...told, contentType, body }), null, body)
    },
  },
  {
    name: "no message says paid of an order that was refused",
    run: async (stage) => {
      const asked = await begun(stage, "declined")
      for (const told of await stage.told()) {
        const message = await Effect.runPromise(stage.gateway.readNotification(told))
        if (message) expectTrue(decided(message.report, asked) !== "paid", "it is not told as paid")
      }
    },
  },
]
