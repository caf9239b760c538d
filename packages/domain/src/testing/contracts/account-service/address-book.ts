import * as Result from "effect/Result"
import type { AccountCase } from "../account-stage.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import { address, begin, browserOf, registered, yousef } from "./stage.ts"

/** Addresses and contacts that are kept for the next booking. */
export const addressBook: readonly AccountCase[] = [
  {
    name: "addresses and contacts are kept for their owner, as the sanitiser leaves them, and reached by nobody else",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const { account: other } = await registered(stage, "yousefs", yousef)
      const home = succeeded(await account.saveAddress(address))
      expectEqual(home, { ...address, id: home.id, building: "Villa 12" })
      const aunt = succeeded(await account.saveContact({ id: "", name: " عمّتي ", phone: "050 123 4567" }))
      expectEqual([aunt.name, aunt.phone], ["عمّتي", "+971501234567"])
      expectEqual(succeeded(await account.addresses()), [home])
      expectEqual(succeeded(await account.contacts()), [aunt])

      expectEqual(succeeded(await other.addresses()), [])
      refused(await other.saveAddress(home), "AccountPartNotFound")
      refused(await other.deleteAddress({ id: home.id }), "AccountPartNotFound")
      refused(await other.saveContact(aunt), "AccountPartNotFound")
      refused(await other.deleteContact({ id: aunt.id }), "AccountPartNotFound")
      refused(await (await browserOf(stage, "guests")).addresses(), "NotSignedIn")

      const moved = succeeded(await account.saveAddress({ ...home, building: "Villa 13" }))
      expectEqual(succeeded(await account.addresses()), [moved])
      succeeded(await account.deleteAddress({ id: home.id }))
      succeeded(await account.deleteContact({ id: aunt.id }))
      expectEqual([succeeded(await account.addresses()), succeeded(await account.contacts())], [[], []])
      refused(await account.deleteAddress({ id: home.id }), "AccountPartNotFound")
    },
  },
  {
    name: "the address book says what is wrong, and holds fifty of each",
    run: async (stage) => {
      await begin(stage)
      const { account } = await registered(stage, "amnas")
      const wrong = await account.saveAddress({ ...address, address: " ", building: "x".repeat(96) })
      expectEqual(refused(wrong, "InvalidAddressBookEntry").issues, [
        { field: "address", kind: "missing" },
        { field: "building", kind: "too-long" },
      ])
      const nobody = await account.saveContact({ id: "", name: "", phone: "12" })
      expectEqual(refused(nobody, "InvalidAddressBookEntry").issues, [
        { field: "name", kind: "missing" },
        { field: "phone", kind: "phone-invalid" },
      ])
      // The limit also holds for concurrent saves.
      const answers = await Promise.all(
        Array.from({ length: 53 }, (_, number) =>
          account.saveContact({ id: "", name: `Guest ${number}`, phone: "+971501234567" }),
        ),
      )
      const full = answers.filter(Result.isFailure)
      expectEqual([full.length, succeeded(await account.contacts()).length], [3, 50])
      for (const one of full) expectEqual(refused(one, "AddressBookFull").limit, 50)
      const [contact] = succeeded(await account.contacts())
      if (contact) succeeded(await account.saveContact({ ...contact, name: "Another name" }))
    },
  },
]
