import { appendFileSync } from "node:fs"
import { money } from "@mersal/domain/money/money"
import {
  beside,
  buy,
  held,
  jobsAt,
  morning,
  paid,
  tokenised,
} from "@mersal/domain/testing/contracts/payment-faults/stage"
import { type JournalLine, ScriptedBank } from "@mersal/domain/testing/scripted-gateway"
import { guestCaller } from "@mersal/domain/use-cases/caller"
import { askRefund } from "@mersal/domain/use-cases/payment/ask-refund"
import { closeAuthorisation } from "@mersal/domain/use-cases/payment/close-authorisation"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import type { DatabaseSettings } from "../database/connection.ts"
import { sampleDatabase } from "./sample-database.ts"

// A process that pays, and is killed at a line of the bank's journal: the bank has done it, and the process has not
// heard of it. The journal goes to a file, for the next process. With "answer" it is killed when everything is written
// and nothing delivered.

const [settings = "", killAt = "", journal = ""] = process.argv.slice(2)

const die = () => process.kill(process.pid, "SIGKILL")
const bank = new ScriptedBank()
bank.onJournal = (line: JournalLine) => {
  appendFileSync(journal, `${JSON.stringify(line)}\n`)
  if (line.kind === killAt) die()
}

const desk = { ...guestCaller(null), actor: { type: "ops", id: "ops-1", company: null } as const }

const program = Effect.gen(function* () {
  yield* TestClock.setTime(morning)
  const { reference } = yield* held()
  if (killAt === "authorise" || killAt === "capture" || killAt === "void") bank.faults.push({ do: "authorise" })
  const attempt = yield* tokenised(bank, reference)
  yield* buy(attempt)
  if (killAt === "capture") yield* closeAuthorisation(attempt.id, money(700, "AED"))
  if (killAt === "void") yield* closeAuthorisation(attempt.id, null)
  if (killAt === "refund") {
    yield* askRefund({ reference, amount: money(500, "AED") }, desk)
    yield* jobsAt(morning + 1)
  }
  if (killAt === "answer") yield* paid(bank, (yield* held()).reference)
  die()
})

await Effect.runPromise(
  beside(program, bank).pipe(
    Effect.provide(sampleDatabase(JSON.parse(settings) as DatabaseSettings)),
    Effect.provide(TestClock.layer()),
  ),
)
