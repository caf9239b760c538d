import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { msPerDay } from "../../calendar/zone.ts"
import { invitationDays } from "../../corporate/invitation-end.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { refusalOf } from "../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleAccount } from "../../testing/sample-account.ts"
import { sampleCompany } from "../../testing/sample-company.ts"
import { type Caller, guestCaller } from "../caller.ts"
import { inviteMember, listMembers, withdrawInvitation } from "./members.ts"
import { answerInvitation, showCompany } from "./show-company.ts"

const start = sampleCompany.createdAt
const email = "omar@palm.example"
const member = (role: "owner" | "booker"): Caller => ({
  ...guestCaller(null),
  actor: { type: "customer", id: "aisha", company: { id: "palm", role } },
})
const owner = member("owner")
const omar: Caller = { ...guestCaller(null), actor: { type: "customer", id: "omar", company: null } }
const contacts = { ...sampleAccount.contacts, email, isEmailProved: true }

const stage = () => ManagedRuntime.make(inMemoryPorts().pipe(Layer.merge(TestClock.layer())))
let runtime: ReturnType<typeof stage>
beforeEach(async () => {
  runtime = stage()
  await runtime.runPromise(
    Effect.andThen(
      TestClock.setTime(start),
      UnitOfWork.use((work) =>
        work.commit([
          { kind: "insertCompany", company: sampleCompany },
          { kind: "insertAccount", account: { ...sampleAccount, id: "omar", name: "Omar", contacts } },
        ]),
      ),
    ),
  )
})
afterEach(() => runtime.dispose())

const invite = inviteMember({ email, role: "booker" }, owner)
const shown = Effect.map(listMembers(owner), ({ invitations }) => invitations.map((one) => one.email))
const refused = <Value, Failure extends { readonly _tag: string }, Needs>(
  program: Effect.Effect<Value, Failure, Needs>,
) => Effect.map(refusalOf(program), ({ _tag }) => _tag)

describe("an invitation to a company", () => {
  it("is taken back by an owner alone, and is then for nobody to take", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        yield* invite
        expect(yield* refused(withdrawInvitation({ email }, member("booker")))).toBe("CompanyNotFound")
        expect((yield* showCompany(omar)).company.id).toBe("palm")
        expect(yield* withdrawInvitation({ email: ` ${email.toUpperCase()}` }, owner)).toEqual({ email })
        expect(yield* shown).toEqual([])
        expect(yield* refused(showCompany(omar))).toBe("CompanyNotFound")
        expect(yield* refused(answerInvitation({ accept: true }, omar))).toBe("CompanyNotFound")
        expect(yield* refused(withdrawInvitation({ email }, owner))).toBe("CompanyNotFound")
      }),
    ))

  it("can be taken until its days are over, and anew when it is sent again", () =>
    runtime.runPromise(
      Effect.gen(function* () {
        yield* invite
        yield* TestClock.setTime(start + invitationDays * msPerDay - 1)
        expect([yield* shown, (yield* showCompany(omar)).role]).toEqual([[email], null])
        yield* TestClock.setTime(start + invitationDays * msPerDay)
        expect(yield* shown).toEqual([])
        expect(yield* refused(showCompany(omar))).toBe("CompanyNotFound")
        expect(yield* refused(answerInvitation({ accept: true }, omar))).toBe("CompanyNotFound")
        yield* invite
        expect(yield* answerInvitation({ accept: true }, omar)).toEqual({ accepted: true })
      }),
    ))
})
