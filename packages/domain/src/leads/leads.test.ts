import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { msPerDay } from "../calendar/zone.ts"
import { sampleLead } from "../testing/sample-booking.ts"
import { type LeadCase, leadStates, marketOfLead } from "./lead-case.ts"
import { erasedLeadsUntil, followedLead } from "./lead-follow-up.ts"
import { emptyLeadForm, leadFormKinds } from "./lead-form.ts"
import { keptLeadForm, leadFormIssues } from "./lead-form-check.ts"

const full = {
  ...emptyLeadForm("contact", "AE"),
  name: "Aisha",
  company: "Palm Trading",
  place: "Hatta",
  message: "Do you deliver cakes?",
}
const problemsOf = (form: Parameters<typeof leadFormIssues>[0]) =>
  leadFormIssues(form).map(({ field, problem }) => `${field} ${problem}`)

describe("a form that leaves a lead", () => {
  it("needs an e-mail or a phone, whatever it is about", () => {
    fc.assert(
      fc.property(fc.constantFrom(...leadFormKinds), (kind) => {
        expect(problemsOf({ ...full, kind })).toEqual(["email enter-email-or-phone"])
        expect(problemsOf({ ...full, kind, email: "a@b.ae" })).toEqual([])
        expect(problemsOf({ ...full, kind, phone: "050 123 4567" })).toEqual([])
        expect(problemsOf({ ...full, kind, phone: "12", email: "a" })).toEqual([
          "email email-invalid",
          "phone phone-invalid",
        ])
      }),
    )
  })

  it("needs what it is about", () => {
    const asked = leadFormKinds.map((kind) => problemsOf({ ...emptyLeadForm(kind, "AE"), email: "a@b.ae" }))
    expect(asked).toEqual([
      ["name enter-name", "message enter-message"],
      ["name enter-name", "company enter-company"],
      ["name enter-name", "company enter-company"],
      ["name enter-name"],
      ["place enter-place"],
    ])
  })

  it("is kept without symbols, with its phone as anybody would call it", () => {
    const kept = keptLeadForm({ ...full, name: " Aisha 🌷 ", phone: "٠٥٠ ١٢٣ ٤٥٦٧", email: " a@b.ae " })
    expect(kept).toMatchObject({ name: "Aisha", phone: "+971501234567", email: "a@b.ae" })
    expect(keptLeadForm(kept)).toEqual(kept)
    const padded = { ...full, company: " Palm 🌴 ", message: " Cakes? ", place: " Hatta ", phone: "none" }
    expect(keptLeadForm(padded)).toMatchObject({ company: "Palm", message: "Cakes?", place: "Hatta", phone: "" })
  })

  it("begins with nothing said, and blanks say nothing", () => {
    for (const kind of leadFormKinds) {
      const { kind: asked, market, quote, ...said } = emptyLeadForm(kind, "QA")
      expect([asked, market, quote]).toEqual([kind, "QA", null])
      expect(Object.entries(said).filter(([, text]) => text !== "")).toEqual([])
    }
    const blank = { ...full, name: " ", message: " ", email: " ", phone: " " }
    expect(problemsOf(blank)).toEqual(["name enter-name", "message enter-message", "email enter-email-or-phone"])
  })
})

describe("a lead that ops works on", () => {
  const lead: LeadCase = {
    id: "l1",
    savedAt: 0,
    version: 3,
    ownerId: null,
    state: "new",
    answer: "",
    said: { kind: "booking", draft: sampleLead, bookedAs: null },
  }

  it("is of the market of its draft, or of its form", () => {
    expect(marketOfLead(lead)).toBe(sampleLead.market)
    const form = emptyLeadForm("rates", "QA")
    expect(marketOfLead({ said: { kind: "rates", form } })).toBe("QA")
  })

  it("takes what is written on the version that was read, and no other", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom(...leadStates),
        fc.string(),
        (version, state, answer) => {
          const answered = followedLead(lead, { version, ownerId: "o1", state, answer })
          if (version !== 3)
            expect(Result.isFailure(answered) && answered.failure).toMatchObject({ _tag: "LeadChanged", lead })
          else if (state === "answered" && answer.trim() === "")
            expect(Result.isFailure(answered) && answered.failure._tag).toBe("LeadUnanswered")
          else expect(Result.getOrThrow(answered)).toEqual({ ...lead, version: 4, ownerId: "o1", state, answer })
        },
      ),
    )
  })

  it("is answered by an answer, which no blank is, and needs none while it is not", () => {
    const failed = (state: LeadCase["state"], answer: string) =>
      Result.isFailure(followedLead(lead, { version: 3, ownerId: null, state, answer }))
    expect([failed("answered", ""), failed("answered", " "), failed("answered", "We do.")]).toEqual([true, true, false])
    expect([failed("in-progress", ""), failed("closed", "")]).toEqual([false, false])
  })

  it("is erased thirty days after it was saved, to the millisecond (D38)", () => {
    expect(erasedLeadsUntil(30 * msPerDay).savedUntil).toBe(0)
    expect(erasedLeadsUntil(30 * msPerDay - 1).savedUntil).toBe(-1)
    expect(erasedLeadsUntil(365 * msPerDay).convertedUntil).toBe(0)
  })
})
