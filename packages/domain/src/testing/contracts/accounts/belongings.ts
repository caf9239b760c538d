import * as Effect from "effect/Effect"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { sampleAccount as amna, accountMadeAt as now } from "../../sample-account.ts"
import { conflictOf } from "../conflict-of.ts"
import { type DrivenCase, drivenCase } from "../contract-case.ts"
import { expectEqual } from "../expectations.ts"
import { address, commit, contact, insert, other, type Ports, withEmail } from "./stage.ts"

/** An account's addresses, contacts and picture. */
export const belongings: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "addresses and contacts are their owner's, the newest first, replaced under their id, and as many as may be",
    Effect.gen(function* () {
      const accounts = yield* Accounts
      yield* commit(insert(), insert(other({ contacts: withEmail("yousef@example.com", true) })))
      for (const number of [1, 2]) {
        yield* commit(
          { kind: "saveAddress", accountId: amna.id, address: address(number), at: now + number, most: 9 },
          { kind: "saveContact", accountId: amna.id, contact: contact(number), at: now + number, most: 9 },
        )
      }
      expectEqual(yield* accounts.addressesOf(amna.id), [address(2), address(1)])
      expectEqual(yield* accounts.contactsOf(amna.id), [contact(2), contact(1)])
      const moved = { ...address(1), building: "Villa 9" }
      yield* commit({ kind: "saveAddress", accountId: amna.id, address: moved, at: now + 9, most: 2 })
      expectEqual(yield* accounts.addressesOf(amna.id), [address(2), moved])

      const third = { ...address(3), id: "address-3" }
      for (const refused of [
        { kind: "saveAddress", accountId: "account-yousef", address: address(1), at: now + 9, most: 9 },
        { kind: "saveAddress", accountId: amna.id, address: third, at: now + 9, most: 2 },
      ] as const)
        expectEqual(yield* conflictOf(refused), "saveAddress")
      yield* commit(
        { kind: "deleteAddress", accountId: "account-yousef", id: "address-2" },
        { kind: "deleteContact", accountId: "account-yousef", id: "contact-2" },
      )
      expectEqual(yield* accounts.addressesOf(amna.id), [address(2), moved])
      expectEqual(yield* accounts.addressesOf("account-yousef"), [])
      yield* commit(
        { kind: "deleteAddress", accountId: amna.id, id: "address-2" },
        { kind: "deleteContact", accountId: amna.id, id: "contact-1" },
      )
      expectEqual(yield* accounts.addressesOf(amna.id), [moved])
      expectEqual(yield* accounts.contactsOf(amna.id), [contact(2)])
    }),
  ),
  drivenCase(
    "a picture is found by its name until it is deleted",
    Effect.gen(function* () {
      const accounts = yield* Accounts
      const image = { name: "b".repeat(32), type: "image/png", bytes: "iVBORw0KGgo=" } as const
      yield* commit(insert(), { kind: "saveImage", accountId: amna.id, image, at: now })
      expectEqual(yield* accounts.image(image.name), image)
      yield* commit({ kind: "deleteImage", accountId: "account-yousef", name: image.name })
      expectEqual(yield* accounts.image(image.name), image)
      yield* commit({ kind: "deleteImage", accountId: amna.id, name: image.name })
      expectEqual(yield* accounts.image(image.name), null)
    }),
  ),
]
