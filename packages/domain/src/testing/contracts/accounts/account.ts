import * as Effect from "effect/Effect"
import { type Account, changedAccount } from "../../../account/account.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { sampleAccount as amna, accountMadeAt as now } from "../../sample-account.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import { commit, found, insert, named, other, type Ports, withEmail } from "./stage.ts"

/** How an account can be found. */
export const account: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "an account is found as it was made, by its id and its e-mail",
    Effect.gen(function* () {
      yield* commit(insert())
      expectEqual(yield* found(), amna)
      expectEqual(yield* (yield* Accounts).byEmail("amna@example.com"), [amna])
      expectEqual(yield* found("account-nobody"), null)
      expectEqual(yield* named("nobody@example.com"), [])
    }),
  ),
  drivenCase(
    "every field of an account may be empty or full",
    Effect.gen(function* () {
      const bare: Account = {
        ...amna,
        id: "account-bare",
        role: "porter",
        language: "en",
        market: "QA",
        contacts: {
          email: "bare@example.com",
          isEmailProved: false,
          phone: null,
          isPhoneProved: false,
          newPhone: null,
        },
        passwordHash: null,
      }
      const full: Account = {
        ...amna,
        contacts: { ...amna.contacts, newPhone: "+97450123456" },
        image: "a".repeat(32),
        disabledAt: now + 5,
      }
      yield* commit(insert(bare), insert(full))
      expectEqual(yield* found("account-bare"), bare)
      expectEqual(yield* found(), full)
    }),
  ),
  drivenCase(
    "a taken id conflicts, and so does an e-mail that is proved to be another's",
    Effect.gen(function* () {
      yield* commit(insert())
      expectEqual(yield* conflictOf(insert({ ...amna, contacts: withEmail("new@example.com", true) })), "insertAccount")
      expectEqual(yield* conflictOf(insert(other())), "insertAccount")
      expectEqual(yield* found("account-yousef"), null)
    }),
  ),
  drivenCase(
    "an e-mail may be several accounts': four of them are told, first the one that has proved it, then the newest",
    Effect.gen(function* () {
      const contacts = withEmail("shared@example.com", false)
      for (const number of [1, 2, 3, 4, 5]) {
        yield* commit(insert({ ...amna, id: `account-${number}`, contacts, createdAt: now + number }))
      }
      expectEqual(yield* named("shared@example.com"), ["account-5", "account-4", "account-3", "account-2"])
      const first = yield* found("account-1")
      if (!first) throw new Error("It was there")
      yield* commit({
        kind: "replaceAccount",
        account: changedAccount(first, { contacts: withEmail("shared@example.com", true) }),
      })
      expectEqual(yield* named("shared@example.com"), ["account-1", "account-5", "account-4", "account-3"])
    }),
  ),
  drivenCase(
    "a far identity is one account's",
    Effect.gen(function* () {
      const identity = { provider: "google", subject: "117" } as const
      const yousef = other({ contacts: withEmail("yousef@example.com", true) })
      yield* commit(insert(), insert(yousef), { kind: "linkIdentity", accountId: amna.id, identity })
      const accounts = yield* Accounts
      expectEqual((yield* accounts.byIdentity(identity))?.id, amna.id)
      expectEqual(yield* accounts.byIdentity({ provider: "facebook", subject: "117" }), null)
      expectEqual(yield* accounts.identitiesOf(amna.id), [identity])
      expectEqual(yield* accounts.identitiesOf(yousef.id), [])
      expectEqual(yield* conflictOf({ kind: "linkIdentity", accountId: yousef.id, identity }), "linkIdentity")
    }),
  ),
  drivenCase(
    "staff are listed, the oldest first, and customers are not",
    Effect.gen(function* () {
      const staff = (["admin", "porter", "ops"] as const).map(
        (role, index): Account => ({
          ...amna,
          id: `account-${role}`,
          role,
          contacts: withEmail(`${role}@example.com`, true),
          createdAt: now - index,
          disabledAt: role === "porter" ? now : null,
        }),
      )
      yield* commit(insert(), ...staff.map(insert))
      expectEqual(
        (yield* (yield* Accounts).staff).map(({ role }) => role),
        ["ops", "porter", "admin"],
      )
    }),
  ),
]
