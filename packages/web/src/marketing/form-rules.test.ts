import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  siteFormCall,
  siteFormIssues,
  siteFormKinds,
  typedMeasureIssue,
  typedNumber,
  typedPrice,
} from "./form-rules.ts"

const said = { name: "Aisha", company: "Palm Trading", place: "Hatta", message: "Cakes?", email: "a@b.ae", phone: "" }
const parcel = { to: "IN", weight: "4", length: "40", width: "30", height: "20" }
const company = { name: "Palm", trn: "100 2345 6789 0123", contact: "Aisha", email: "a@b.ae", phn: "050 123 4567" }
const full = { ...said, ...parcel }
const problems = (...asked: Parameters<typeof siteFormIssues>) =>
  siteFormIssues(...asked).map(({ field, problem }) => `${field} ${problem}`)

describe("a form on a page about the product", () => {
  it("is sent when everything is there, with an e-mail or a phone", () => {
    for (const kind of siteFormKinds.filter((each) => each !== "company")) {
      expect([kind, problems(kind, "AE", full)]).toEqual([kind, []])
      expect([kind, problems(kind, "AE", { ...full, email: "", phone: "050 123 4567" })]).toEqual([kind, []])
      expect([kind, problems(kind, "AE", { ...full, email: "" })]).toEqual([kind, ["email enter-email-or-phone"]])
      expect([kind, problems(kind, "AE", { ...full, email: "a" })]).toEqual([kind, ["email email-invalid"]])
    }
    expect(problems("company", "AE", company)).toEqual([])
  })

  it("says what is missing, in the order of its fields", () => {
    expect(problems("contact", "AE", {})).toEqual([
      "name enter-name",
      "message enter-message",
      "email enter-email-or-phone",
    ])
    expect(problems("quote", "QA", { ...said, weight: "x", length: "0", width: "-1" })).toEqual([
      "weight measure-invalid",
      "length measure-invalid",
      "width measure-invalid",
      "height measure-invalid",
    ])
    expect(problems("quote", "AE", { ...full, weight: "1001", length: "5000" })).toEqual([
      "weight measure-too-large",
      "length measure-too-large",
    ])
    expect(problems("company", "AE", {})).toEqual([
      "name enter-company",
      "trn enter-tax-number",
      "contact enter-name",
      "email enter-email",
      "phn enter-phone",
    ])
  })

  it("knows the tax number of its market", () => {
    expect(problems("company", "QA", company)).toEqual(["trn tax-number-invalid"])
    expect(problems("company", "QA", { ...company, trn: "1234567890", email: "a" })).toEqual(["email email-invalid"])
  })

  it("reads numbers as people type them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 9 }), (whole, tenth) => {
        const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
        for (const text of [
          `${whole}.${tenth}`,
          ` ${whole},${tenth}`,
          arabic(`${whole}٫${tenth} كغ`),
          `${whole}.${tenth}kg`,
        ])
          expect(typedNumber(text)).toBe(Number(`${whole}.${tenth}`))
      }),
    )
    for (const text of ["", "one", "1.2.3", "-1", "1e9", "Infinity"]) expect(typedNumber(text)).toBeNaN()
  })

  it("says what a parcel abroad costs once it is described, and before that nothing", () => {
    const breaks = [
      { upToKg: 2, priceMinor: 4_000 },
      { upToKg: 5, priceMinor: 9_000 },
    ] as const
    const measured = { weight: "1,5", length: "40", width: "٣٠", height: "20" }
    expect(typedPrice([...breaks], measured)).toEqual({ chargeableKg: 5, priceMinor: 9_000 })
    expect(typedPrice([...breaks], { ...measured, height: "5" })).toMatchObject({
      chargeableKg: 1.5,
      priceMinor: 4_000,
    })
    for (const weight of ["6", "1001", "5000"])
      expect(typedPrice([...breaks], { ...measured, weight })).toEqual({
        chargeableKg: Number(weight),
        priceMinor: null,
      })
    for (const field of Object.keys(measured))
      for (const text of ["", "x", "0", "-3"])
        expect(typedPrice([...breaks], { ...measured, [field]: text })).toBeNull()
  })

  it("says at once what is wrong with a measure, and of an empty one nothing", () => {
    const said = (field: string, text: string) => typedMeasureIssue(field, text).map(({ problem }) => problem)
    expect(["", "30", "-3", "heavy", "5000"].map((text) => said("weight", text))).toEqual([
      [],
      [],
      ["measure-invalid"],
      ["measure-invalid"],
      ["measure-too-large"],
    ])
    expect(said("name", "-3")).toEqual([])
  })

  it("calls what the API has", () => {
    expect(siteFormCall("rates", "AE", { name: "A", company: "B", volume: "A few", message: "Cakes" })).toEqual({
      path: "/v1.0/leads",
      body: { kind: "rates", domain: "AE", name: "A", company: "B", message: "A few. Cakes" },
    })
    expect(siteFormCall("quote", "QA", { ...parcel, weight: "٤٫٥" }).body).toMatchObject({
      domain: "QA",
      to: "IN",
      weight: 4.5,
      length: 40,
    })
    expect(siteFormCall("company", "AE", company)).toMatchObject({ path: "/v1.0/corporate/register" })
    expect(siteFormCall("company", "AE", company).body).toMatchObject({ dom: "AE", trn: company.trn })
  })
})
