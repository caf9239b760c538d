import { describe, expect, it } from "vitest"
import { parsePhone } from "../../account/phone/phone.ts"
import { parseWorldwidePhone } from "../../account/phone/phone-worldwide.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import { details as english } from "../../messages/en/details.ts"
import { withChoice } from "./contact-choice.ts"
import { type Details, detailsIssues, detailsOfDraft, draftIssues } from "./details-validation.ts"
import { newDraft } from "./draft.ts"

const today = "2026-11-21" as LocalDate
const yesterday = "2026-11-20" as LocalDate
const right: Details = {
  market: "AE",
  pickupDate: today,
  pickup: { building: "Marina Gate 1, 1203", name: "Amna", phone: "050 123 4567" },
  dropOff: { building: "Al Noor Tower", name: "Yousef", phone: "+974 3312 3456" },
}

/** What can be wrong at each place, in the order of section 5, with the sentences of the specification. */
const faults = {
  date: [today, yesterday],
  building: ["12B", " "],
  name: ["Amna", ""],
  phone: ["+971 50 123 4567", "12345", ""],
}

function expected(details: Details): readonly string[] {
  const sentences: string[] = []
  const { pickup, dropOff } = details
  const isWrong = (phone: string) => phone === "12345"
  if (pickup.building.trim() === "") sentences.push("pickup: Please enter address details.")
  if (details.pickupDate === yesterday) sentences.push("date: Pickup date cannot be before the current time")
  if (isWrong(pickup.phone)) sentences.push("pickup: Phone number is invalid")
  if (pickup.name === "") sentences.push("pickup: Please enter Name.")
  if (pickup.phone === "") sentences.push("pickup: Please enter Phone number")
  if (dropOff.building.trim() === "") sentences.push("dropOff: Please enter address details.")
  if (dropOff.name === "") sentences.push("dropOff: Please enter Name.")
  if (dropOff.phone === "") sentences.push("dropOff: Please enter Phone number")
  if (isWrong(dropOff.phone)) sentences.push("dropOff: Phone number is invalid")
  return sentences
}

const spoken = (details: Details): readonly string[] =>
  detailsIssues(details, today, parsePhone).map(({ field, message }) => {
    const place = field === "pickupDate" ? "date" : field.slice(0, field.indexOf("."))
    return `${place}: ${english[message]}`
  })

describe("the details step", () => {
  it("returns its faults in the specification's order for each of the 288 subsets of faults a draft can have", () => {
    let tried = 0
    for (const pickupDate of faults.date as LocalDate[])
      for (const fromBuilding of faults.building)
        for (const fromName of faults.name)
          for (const fromPhone of faults.phone)
            for (const toBuilding of faults.building)
              for (const toName of faults.name)
                for (const toPhone of faults.phone) {
                  const details: Details = {
                    market: "AE",
                    pickupDate,
                    pickup: { building: fromBuilding, name: fromName, phone: fromPhone },
                    dropOff: { building: toBuilding, name: toName, phone: toPhone },
                  }
                  expect(spoken(details)).toEqual(expected(details))
                  tried += 1
                }
    expect(tried).toBe(288)
  })

  it("finds nothing wrong with a right draft, with a foreign number at the drop-off", () => {
    expect(detailsIssues(right, today, parsePhone)).toEqual([])
  })

  it("gives an empty phone only 'Please enter Phone number'", () => {
    const noPhone = { ...right, dropOff: { ...right.dropOff, phone: "  " } }
    expect(spoken(noPhone)).toEqual(["dropOff: Please enter Phone number"])
  })

  it("finds no fault with a number of a country that only the server knows, and the server's reader does where it must", () => {
    const abroad = (phone: string) => ({ ...right, dropOff: { ...right.dropOff, phone } })
    expect(detailsIssues(abroad("+49 30 901820"), today, parsePhone)).toEqual([])
    expect(detailsIssues(abroad("+49 30 901820"), today, parseWorldwidePhone)).toEqual([])
    expect(detailsIssues(abroad("+49 1"), today, parseWorldwidePhone)).toHaveLength(1)
  })

  it("checks the pick-up date for real: yesterday is refused and today is not", () => {
    expect(spoken({ ...right, pickupDate: yesterday })).toEqual(["date: Pickup date cannot be before the current time"])
  })

  it("checks the guest's own name and phone where the contact is 'Contact Me'", () => {
    const draft = {
      ...newDraft("1", "AE"),
      guest: { name: "Amna", phone: "12345", email: "" },
    }
    const bothMe = { ...draft, dropOff: { ...draft.dropOff, contact: withChoice("me") } }
    expect(detailsIssues(detailsOfDraft(bothMe), today, parsePhone).map((issue) => issue.field)).toEqual([
      "pickup.building",
      "pickup.contactPhone",
      "dropOff.building",
      "dropOff.contactPhone",
    ])
    // He is asked once: what is wrong with him is said of the stops.
    expect(draftIssues(bothMe, today, parsePhone)).toEqual(detailsIssues(detailsOfDraft(bothMe), today, parsePhone))
  })

  it("asks who books where both contacts are others, after everything that is asked of the stops", () => {
    const person = { choice: "other", name: "Yousef", phone: "050 123 4567" } as const
    const fresh = newDraft("1", "AE")
    const others = {
      ...fresh,
      pickup: { ...fresh.pickup, contact: person },
      dropOff: { ...fresh.dropOff, contact: person },
    }
    const faults = (guest: { name: string; phone: string }) =>
      draftIssues({ ...others, guest: { ...guest, email: "" } }, today, parsePhone).map(
        ({ field, message }) => `${field}: ${message}`,
      )
    const stops = ["pickup.building: enterAddressDetails", "dropOff.building: enterAddressDetails"]
    expect(faults({ name: "Amna", phone: "050 123 4567" })).toEqual(stops)
    expect(faults({ name: "Amna", phone: "+49 30 901820" })).toEqual(stops)
    expect(faults({ name: "Amna", phone: "12345" })).toEqual([...stops, "customer.phone: phoneInvalid"])
    expect(faults({ name: " ", phone: " " })).toEqual([
      ...stops,
      "customer.name: enterName",
      "customer.phone: enterPhone",
    ])
  })
})
