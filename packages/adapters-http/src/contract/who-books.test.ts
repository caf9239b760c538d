import { sampleOrder } from "@mersal/domain/testing/sample-order"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { wireOrder } from "./wire-codec.ts"

const { usr: _, ...unsaid } = z.encode(wireOrder, sampleOrder())
const { pickup, dropOff } = z.decode(wireOrder, unsaid)
const customerOf = (pkpLogin: string, dlvLogin: string, usr?: object) =>
  z.decode(wireOrder, { ...unsaid, pkpLogin, dlvLogin, ...(usr && { usr }) } as typeof unsaid).customer

describe("who books, in the body of an order", () => {
  it("is the user, whoever is met at the stops", () => {
    const usr = { name: "Amna", phn: "+971501112233", email: "amna@example.com" }
    for (const login of ["yes", "no"])
      expect(customerOf(login, login, usr)).toEqual({ name: usr.name, phone: usr.phn, email: usr.email })
  })

  it("is read of a stop only where its contact is the user", () => {
    const met = ({ contact: { name, phone } }: typeof pickup) => ({ name, phone, email: "" })
    expect(customerOf("yes", "no")).toEqual(met(pickup))
    expect(customerOf("no", "yes")).toEqual(met(dropOff))
    expect(customerOf("no", "no")).toEqual({ name: "", phone: "", email: "" })
    expect(customerOf("yes", "no", { email: "a@example.com" })).toEqual({ ...met(pickup), email: "a@example.com" })
  })

  it.each(["pkpLogin", "dlvLogin", "prmApl"])(
    "is said in two words only, and another is not taken for 'no' (%s)",
    (field) => {
      const isTaken = (word: unknown) => z.safeDecode(wireOrder, { ...unsaid, [field]: word } as typeof unsaid).success
      for (const word of ["yes", "no"]) expect(isTaken(word), word).toBe(true)
      for (const word of ["YES", "Yes", "y", "true", "NO", " no", "", true])
        expect(isTaken(word), String(word)).toBe(false)
    },
  )
})
