import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sanitise } from "../booking/draft/text-sanitiser.ts"
import { fieldLimits } from "../market/field-limits.ts"
import { keptAddress, keptContact, type SavedAddress } from "./address-book.ts"
import { parsePhone } from "./phone/phone.ts"

const anAddress: fc.Arbitrary<SavedAddress> = fc.record({
  id: fc.constant("address-1"),
  label: fc.string({ unit: "grapheme" }),
  address: fc.string({ unit: "grapheme" }),
  building: fc.string({ unit: "grapheme", maxLength: 200 }),
  landmark: fc.string({ unit: "grapheme" }),
  cityName: fc.string({ unit: "grapheme" }),
  position: fc.constant({ lat: 25, lon: 55 }),
})

describe("the address book", () => {
  it("keeps of every text what the sanitiser leaves, and keeping twice changes nothing", () => {
    fc.assert(
      fc.property(anAddress, (typed) => {
        const { address } = keptAddress(typed)
        for (const field of ["label", "address", "building", "landmark", "cityName"] as const) {
          expect(address[field]).toBe(sanitise(typed[field]).trim())
        }
        expect(keptAddress(address).address).toEqual(address)
        expect([address.id, address.position]).toEqual([typed.id, typed.position])
      }),
    )
  })

  it("wants an address, and no text longer than its field", () => {
    const typed = {
      id: "",
      label: "",
      address: "Marina",
      building: "",
      landmark: "",
      cityName: "",
      position: { lat: 0, lon: 0 },
    }
    expect(keptAddress(typed).issues).toEqual([])
    expect(keptAddress({ ...typed, address: "🏡" }).issues).toEqual([{ field: "address", kind: "missing" }])
    const limits = {
      label: fieldLimits.name,
      address: fieldLimits.address,
      building: fieldLimits.building,
      landmark: fieldLimits.landmark,
      cityName: fieldLimits.name,
    }
    for (const [field, limit] of Object.entries(limits)) {
      expect(keptAddress({ ...typed, [field]: "x".repeat(limit) }).issues).toEqual([])
      expect(keptAddress({ ...typed, [field]: "x".repeat(limit + 1) }).issues).toEqual([{ field, kind: "too-long" }])
    }
  })

  it("keeps a contact's phone as it is dialled from anywhere", () => {
    const contact = { id: "", name: " Omar ", phone: "٠٥٠ ١٢٣ ٤٥٦٧" }
    expect(keptContact(contact, "AE", parsePhone)).toEqual({
      contact: { id: "", name: "Omar", phone: "+971501234567" },
      issues: [],
    })
    const empty = keptContact({ id: "", name: "", phone: "" }, "AE", parsePhone)
    expect(empty.issues.map(({ field, kind }) => `${field} ${kind}`)).toEqual(["name missing", "phone phone-missing"])
  })
})
