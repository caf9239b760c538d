import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { CommandIdReused } from "../../delivery/delivery-errors.ts"
import { markets } from "../../market/market.ts"
import { isSameMoney, money } from "../../money/money.ts"
import { cashAccounts } from "../../paper/day-report.ts"
import { HandoverRefused } from "../../payment/books-errors.ts"
import { type CashHandover, cashGivers, handoverEntries, heldIn, judgeHandover } from "../../payment/cash-handover.ts"
import { DayBooks } from "../../ports/driven/day-books.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { CashDay, DayRequest, HandoverRequest } from "../../ports/driving/books-service.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { committed } from "../payment/committed.ts"
import { cashNow } from "./cash-now.ts"
import { spanOfDays } from "./day-span.ts"

/** The cash held by drivers and the desk, and a day's movements. */
export const readCash = Effect.fn("readCash")(function* ({ market, date }: DayRequest) {
  const day = date ?? todayIn(market, yield* Clock.currentTimeMillis)
  const { currency } = markets[market]
  const books = yield* DayBooks
  const span = spanOfDays(market, day)
  const turnover = yield* books.turnover(currency, span)
  const handovers = yield* books.handovers(currency, span)
  const everybody = yield* (yield* Drivers).everybody
  const names = new Map(everybody.map(({ id, name }) => [id, name]))
  const cash: CashDay = {
    date: day,
    accounts: cashAccounts(turnover, currency).map((account) => ({
      ...account,
      name: account.driver === null ? "" : (names.get(account.driver) ?? ""),
    })),
    handovers: handovers.map((handover) => ({ ...handover, name: names.get(handover.driver) ?? "" })),
    givers: cashGivers(everybody, yield* cashNow(currency)),
    differences: money(
      handovers.reduce((sum, { difference }) => sum + difference.minor, 0),
      currency,
    ),
  }
  return cash
})

/**
 * Records a driver's cash handover, checked against what the books say he has. Of two concurrent handovers one is
 * checked again against what the other left.
 */
export const handOverCash = Effect.fn("handOverCash")((request: HandoverRequest, caller: Caller) =>
  committed(decided(request, caller)).pipe(Effect.catchTag("Conflict", Effect.die)),
)

const decided = Effect.fnUntraced(function* (request: HandoverRequest, caller: Caller) {
  const { id, driver, amount } = request
  const books = yield* DayBooks
  const none: readonly Change[] = []
  const before = yield* books.handover(id)
  if (before)
    return before.driver === driver && isSameMoney(before.amount, amount)
      ? { answer: before, changes: none }
      : yield* new CommandIdReused()
  const { currency } = amount
  const at = yield* Clock.currentTimeMillis
  // Read before his cash, so that a handover in between makes this one be checked again.
  const order = (yield* books.handoversOf(driver, currency)) + 1
  const own = (yield* cashNow(currency)).find((account) => account.driver === driver)
  const held = money(own ? heldIn(own) : 0, currency)
  if (!own && !(yield* (yield* Drivers).find(driver)))
    return yield* new HandoverRefused({ reason: "unknown-driver", held })
  const judged = judgeHandover(held, { minor: amount.minor, reason: sanitise(request.reason).trim() })
  if ("kind" in judged) return yield* new HandoverRefused({ reason: judged.kind, held })
  const handover: CashHandover = { id, driver, ...judged, takenBy: accountIdOf(caller), at }
  const transaction = { id: `handover-${id}`, source: `handover-${id}`, at, entries: handoverEntries(handover) }
  const changes: readonly Change[] = [
    { kind: "handOverCash", handover, order },
    { kind: "postLedger", booking: null, transaction },
  ]
  return { answer: handover, changes }
})
