import { parsePhone } from "@mersal/domain/account/phone/phone"
import { withChoice } from "@mersal/domain/booking/draft/contact-choice"
import { type DraftIssue, draftIssues, guestAskedAt } from "@mersal/domain/booking/draft/details-validation"
import { type Draft, newDraft } from "@mersal/domain/booking/draft/draft"
import { localDate } from "@mersal/domain/calendar/local-date"
import { describe, expect, it } from "vitest"
import { checkIssues, controlOf, formIssues, pageIssues, partOf } from "./details-controls.ts"

const fresh = newDraft("draft", "AE")
const bothMe: Draft = { ...fresh, dropOff: { ...fresh.dropOff, contact: withChoice("me") } }
const onlyDropOffMe: Draft = { ...bothMe, pickup: { ...fresh.pickup, contact: withChoice("other") } }
const neither: Draft = { ...fresh, pickup: { ...fresh.pickup, contact: withChoice("other") } }
const issuesOf = (draft: Draft): readonly DraftIssue[] => draftIssues(draft, localDate("2026-11-21"), parsePhone)
const controls = (draft: Draft) => checkIssues(issuesOf(draft), draft).map(({ control }) => control)

describe("the controls of the details step", () => {
  it("ask who the guest is once, at the first Contact Me, and by himself where both stops are others", () => {
    expect(guestAskedAt(fresh)).toBe("pickup")
    expect(guestAskedAt(bothMe)).toBe("pickup")
    expect(guestAskedAt(onlyDropOffMe)).toBe("dropOff")
    expect(guestAskedAt(neither)).toBeNull()
  })

  it("lead a contact's fault to the guest's own fields with Contact Me", () => {
    expect(controlOf("pickup.contactName", fresh)).toBe("guest-name")
    expect(controlOf("dropOff.contactPhone", fresh)).toBe("dropOff-contactPhone")
    expect(controlOf("pickup.building", fresh)).toBe("pickup-building")
    expect(controlOf("pickupDate", fresh)).toBe("pickup-date")
  })

  it("take the server's faults as well: of who books, and of the parcel, which is on another page", () => {
    expect(controlOf("customer.name", neither)).toBe("guest-name")
    expect(controlOf("customer.phone", neither)).toBe("guest-phone")
    expect(controlOf("customer.email", neither)).toBe("guest-email")
    expect(partOf("guest-email", neither)).toBe("bookedBy")
    expect(controlOf("parcel", neither)).toBe("content")
    expect(partOf("content", neither)).toBeUndefined()
  })

  it("name every fault of an empty form in the order of the page", () => {
    expect(controls(fresh)).toEqual([
      "pickup-building",
      "guest-name",
      "guest-phone",
      "dropOff-building",
      "dropOff-contactName",
      "dropOff-contactPhone",
    ])
  })

  it("name the guest's fault once when both contacts are the guest", () => {
    expect(controls(bothMe)).toEqual(["pickup-building", "guest-name", "guest-phone", "dropOff-building"])
  })

  it("name the guest after the drop-off's own fields where he is asked there", () => {
    expect(controls(onlyDropOffMe).slice(-3)).toEqual(["dropOff-building", "guest-name", "guest-phone"])
  })

  it("name who books last where no stop asks for him", () => {
    expect(controls(neither).slice(-4)).toEqual([
      "dropOff-contactName",
      "dropOff-contactPhone",
      "guest-name",
      "guest-phone",
    ])
  })

  it("stand at a stop each, the guest's own at the one that asks for them, or by themselves", () => {
    const stops = (draft: Draft) => controls(draft).map((control) => partOf(control, draft))
    expect(stops(neither).slice(-3)).toEqual(["dropOff", "bookedBy", "bookedBy"])
    expect(stops(fresh)).toEqual(["pickup", "pickup", "pickup", "dropOff", "dropOff", "dropOff"])
    expect(stops(bothMe)).toEqual(["pickup", "pickup", "pickup", "dropOff"])
    expect(stops(onlyDropOffMe).slice(-3)).toEqual(["dropOff", "dropOff", "dropOff"])
    expect(partOf("pickup-date", fresh)).toBe("pickup")
  })

  it("refuse an e-mail that is none, wherever the guest is asked for it", () => {
    const guest = { ...fresh.guest, email: "not an address" }
    expect(formIssues({ ...fresh, guest })).toEqual([{ control: "guest-email", problem: { kind: "emailInvalid" } }])
    expect(formIssues({ ...neither, guest })).toEqual(formIssues({ ...fresh, guest }))
    expect(formIssues(fresh)).toEqual([])
  })

  it("name the guest's e-mail where the page asks for it, before the faults of the drop-off", () => {
    const draft: Draft = { ...fresh, guest: { ...fresh.guest, email: "not an address" } }
    const phone: DraftIssue = { field: "dropOff.contactPhone", message: "phoneInvalid" }
    expect(pageIssues([phone], draft).map(({ control }) => control)).toEqual(["guest-email", "dropOff-contactPhone"])
    const asked = { ...onlyDropOffMe, guest: draft.guest }
    expect(pageIssues(issuesOf(asked), asked).at(-1)?.control).toBe("guest-email")
  })

  it("keep the lengths of section 5: 95, 145, 95 and 45", () => {
    const draft: Draft = {
      ...fresh,
      pickup: { ...fresh.pickup, building: "b".repeat(96), landmark: "l".repeat(146) },
      guest: { name: "n".repeat(96), phone: "", email: `${"e".repeat(34)}@example.com` },
    }
    expect(formIssues(draft).map(({ control }) => control)).toEqual([
      "pickup-building",
      "pickup-landmark",
      "guest-name",
      "guest-email",
    ])
  })
})
