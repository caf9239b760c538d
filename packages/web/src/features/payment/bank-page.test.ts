import { money } from "@mersal/domain/money/money"
import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { browserStorage } from "../../testing/browser-storage.ts"
import { bankPageOf, keepCardTaken, leaveBankPage } from "./bank-page.ts"
import { openCardSession } from "./card-session.ts"
import { begunFor, remember } from "./card-session-storage.ts"

beforeEach(() => void vi.stubGlobal("localStorage", browserStorage()))
afterEach(() => vi.unstubAllGlobals())

const bank = "https://bank.example/proof"
const opened = {
  reference: "QA1",
  purpose: "card ",
  instead: null,
  begunAt: 0,
  key: "key",
  attempt: "a-1",
  isOpen: true,
}

it("is kept with its attempt until the bank has sent the customer back", () => {
  remember(opened)
  expect(bankPageOf("a-1")).toBeNull()
  keepCardTaken("a-1", bank)
  expect([bankPageOf("a-1"), bankPageOf("a-2"), begunFor("QA1")?.isOpen]).toEqual([bank, null, false])
  leaveBankPage("a-1")
  expect([bankPageOf("a-1"), begunFor("QA1")]).toEqual([null, { ...opened, isOpen: false }])
})

it("of an attempt whose form is still open is none, and looking at its result leaves the form open", () => {
  remember(opened)
  leaveBankPage("a-1")
  expect(begunFor("QA1")).toEqual(opened)
})

it("is known of the attempt before one whose answer was lost", async () => {
  remember(opened)
  keepCardTaken("a-1", bank)
  const lost = { openSession: async () => Result.fail(new NetworkFailure()) }
  await openCardSession(lost, { reference: "QA1", method: "card", accessToken: null, payToken: null }, 1)
  expect(bankPageOf("a-1")).toBe(bank)
  const page = { kind: "pipe", base: "/pipe" } as const
  const session = { attempt: "a-2", amount: money(4_323, "QAR"), page }
  const answered = { openSession: async () => Result.succeed(session as never) }
  await openCardSession(answered, { reference: "QA1", method: "card", accessToken: null, payToken: null }, 2)
  expect([begunFor("QA1")?.attempt, bankPageOf("a-2")]).toEqual(["a-2", null])
})

it("is no address that runs something", () => {
  remember(opened)
  keepCardTaken("a-1", "javascript:alert(1)")
  expect(bankPageOf("a-1")).toBeNull()
})
