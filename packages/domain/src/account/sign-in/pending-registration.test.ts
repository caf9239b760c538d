import { describe, expect, it } from "vitest"
import { accountOfPending, type PendingRegistration } from "./pending-registration.ts"

const pending: PendingRegistration = {
  accountId: "account-1",
  market: "AE",
  name: "Amna",
  email: "amna@example.com",
  phone: "+971501234567",
  passwordHash: "hash",
  role: "goCustomer",
  language: "ar",
  identity: null,
}

describe("an account made of a registration", () => {
  it.each([
    ["email", "amna@example.com", [true, false]],
    ["sms", "+971501234567", [false, true]],
    ["email", "somebody@example.com", [false, false]],
    ["sms", "+971509999999", [false, false]],
  ] as const)("proves by %s to %s what was sent there and nothing else", (channel, destination, proved) => {
    const { contacts, ...account } = accountOfPending(pending, { channel, destination }, 7)
    expect([contacts.isEmailProved, contacts.isPhoneProved]).toEqual(proved)
    expect(contacts).toMatchObject({ email: pending.email, phone: pending.phone, newPhone: null })
    expect(account).toMatchObject({ id: "account-1", role: "goCustomer", createdAt: 7, disabledAt: null, version: 1 })
  })
})
