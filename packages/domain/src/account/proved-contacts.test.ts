import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AccountContacts, withNewPhone, withProved } from "./proved-contacts.ts"

const old = "+971501111111"
const fresh = "+971502222222"
const contacts: AccountContacts = {
  email: "amna@example.com",
  isEmailProved: false,
  phone: old,
  isPhoneProved: true,
  newPhone: null,
}
const sms = (destination: string) => ({ channel: "sms" as const, destination })
const email = (destination: string) => ({ channel: "email" as const, destination })

const someContacts: fc.Arbitrary<AccountContacts> = fc.record({
  email: fc.constantFrom("amna@example.com", "yousef@example.com"),
  isEmailProved: fc.boolean(),
  phone: fc.constantFrom(null, old, fresh),
  isPhoneProved: fc.boolean(),
  newPhone: fc.constantFrom(null, old, fresh),
})

describe("proved contacts", () => {
  it("a new phone counts only after its code", () => {
    const asked = withNewPhone(contacts, fresh)
    expect(asked).toEqual({ ...contacts, newPhone: fresh })
    expect(withProved(asked, sms(fresh))).toEqual({ ...contacts, phone: fresh, isPhoneProved: true, newPhone: null })
  })

  it("asking for the phone that is proved already takes the question back", () => {
    expect(withNewPhone(withNewPhone(contacts, fresh), old)).toEqual(contacts)
    const unproved = { ...contacts, isPhoneProved: false }
    expect(withNewPhone(unproved, old).newPhone).toBe(old)
  })

  it("a code proves only the channel and the address it was sent to", () => {
    const known = fc.constantFrom(sms(old), sms(fresh), email("amna@example.com"), email("yousef@example.com"))
    fc.assert(
      fc.property(someContacts, known, (before, proved) => {
        const after = withProved(before, proved)
        if (proved.channel === "email") {
          const isProved = before.isEmailProved || proved.destination === before.email
          expect(after).toEqual({ ...before, isEmailProved: isProved })
        } else {
          expect([after.email, after.isEmailProved]).toEqual([before.email, before.isEmailProved])
          const counts = proved.destination === before.newPhone || proved.destination === before.phone
          if (!counts) expect(after).toEqual(before)
          else expect([after.phone, after.isPhoneProved]).toEqual([proved.destination, true])
        }
        expect(withProved(after, proved)).toEqual(after)
      }),
    )
  })

  it("a code to the old phone leaves the question for the new one open", () => {
    const asked = { ...contacts, isPhoneProved: false, newPhone: fresh }
    expect(withProved(asked, sms(old))).toEqual({ ...asked, isPhoneProved: true })
  })
})
