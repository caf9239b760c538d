import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, describe, expect, it } from "vitest"
import { msPerDay } from "../../calendar/zone.ts"
import type { Company } from "../../corporate/company.ts"
import { creditEnd } from "../../corporate/credit-end.ts"
import { money } from "../../money/money.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { type Email, type Message, MessageSender } from "../../ports/driven/messages.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleCompany } from "../../testing/sample-company.ts"
import { guestCaller } from "../caller.ts"
import { decideCompany } from "../corporate/decide-company.ts"
import { choosePlan } from "../corporate/keep-company.ts"
import { tendAccounts } from "../corporate/tend-accounts.ts"
import { deliverOutbox } from "./deliver-outbox.ts"

const start = sampleCompany.createdAt
const owner = {
  ...guestCaller(null),
  actor: { type: "customer", id: "aisha", company: { id: "palm", role: "owner" } },
} as const

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** The product over memory with one company, and what is sent. */
async function stageOf(patch: Partial<Company> = {}) {
  const company: Company = { ...sampleCompany, ...patch }
  const sent: Message[] = []
  const sender = Layer.succeed(MessageSender, {
    hasWhatsapp: false,
    send: (message) =>
      Effect.sync(() => {
        sent.push(message)
      }),
  })
  const runtime = ManagedRuntime.make(sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.merge(TestClock.layer())))
  close = () => runtime.dispose()
  await runtime.runPromise(
    Effect.andThen(
      TestClock.setTime(start),
      UnitOfWork.use((work) =>
        work.commit([
          { kind: "insertCompany", company },
          { kind: "setCreditLimit", companyId: "palm", limit: money(95_000, "AED") },
        ]),
      ),
    ),
  )
  return {
    run: runtime.runPromise,
    /** What was written since it was last asked. */
    told: async () => {
      await runtime.runPromise(Effect.andThen(deliverOutbox(), deliverOutbox()))
      return sent.splice(0) as Email[]
    },
  }
}

describe("a company is written to at its address for invoices", () => {
  it("by its name, which is no link in the subject nor in the text", async () => {
    const { run, told } = await stageOf({ state: "pending", name: "Pay at pay.example" })
    await run(decideCompany({ id: "palm", state: "approved", reason: "", limit: 0, version: 1 }))
    const letters = await told()
    expect(letters.length).toBe(1)
    for (const { subject, text, html = "" } of letters)
      for (const part of [subject, text, html]) {
        expect(part).toContain("Pay at pay. example")
        expect(part).not.toContain("pay.example")
      }
  })

  it("when it is approved, turned down or suspended, with the reason", async () => {
    const { run, told } = await stageOf({ state: "pending" })
    const decisions = [
      ["refused", "No such number"],
      ["approved", ""],
      ["suspended", "Unpaid"],
    ] as const
    for (const [index, [state, reason]] of decisions.entries()) {
      const limit = state === "approved" ? 500_000 : null
      await run(decideCompany({ id: "palm", state, reason, limit, version: index + 1 }))
      const letters = await told()
      expect(letters.map(({ to }) => to)).toEqual(["aisha@palm.example"])
      expect(letters[0]?.text).toContain("Palm Trading")
      expect(letters[0]?.text).toContain(reason)
      expect(letters[0]?.text).toContain("/go/account/company")
      expect(letters[0]?.html).toContain(reason)
      if (state === "approved") expect(letters[0]?.text).toContain("Up to AED 5,000.00 may be owed")
    }
    const late = { id: "palm", state: "refused", reason: "late", limit: null, version: 1 } as const
    await run(Effect.flip(decideCompany(late)))
    expect(await told()).toEqual([])
  })

  it("when it is approved with nothing that it may owe yet", async () => {
    const { run, told } = await stageOf({ state: "pending" })
    await run(decideCompany({ id: "palm", state: "approved", reason: "", limit: 0, version: 1 }))
    expect((await told()).map(({ text }) => text.includes("Nothing can be booked on its account yet"))).toEqual([true])
  })

  it("when its plan is bought again or ends, and when a month has its paper, once each", async () => {
    const { run, told } = await stageOf()
    await run(choosePlan({ planId: "ae-starter", version: 1 }, owner))
    expect(await told()).toEqual([])
    await run(
      UnitOfWork.use((work) =>
        work.commit([{ kind: "setCreditLimit", companyId: "palm", limit: money(190_000, "AED") }]),
      ),
    )
    const end = creditEnd("AE", start, 90)
    await run(TestClock.setTime(end))
    await run(Effect.all([tendAccounts(), tendAccounts(), tendAccounts()], { concurrency: "unbounded" }))
    const texts = (await told()).map(({ text }) => text)
    expect(texts.filter((text) => text.includes("so it renewed: AED 950.00"))).toHaveLength(1)
    expect(texts.filter((text) => text.includes("INV-AE-") && text.includes("AED 950.00"))).toHaveLength(1)
    expect(texts).toHaveLength(2)
    await run(TestClock.setTime(end + 90 * msPerDay))
    await run(tendAccounts())
    const later = (await told()).map(({ text }) => text)
    expect(later.filter((text) => text.includes("has ended"))).toHaveLength(1)
    expect((await run(Companies.use((companies) => companies.find("palm"))))?.planId).toBeNull()
  })

  it("and not without an address", async () => {
    const { run, told } = await stageOf({ state: "pending", email: "" })
    await run(decideCompany({ id: "palm", state: "approved", reason: "", limit: 0, version: 1 }))
    expect(await told()).toEqual([])
  })
})
