import { describe, expect, it } from "vitest"
import { emptyForm, type FormState, firstOtherwise } from "./form-state.ts"

const form: FormState = {
  texts: { id: "eid", title: "Eid hours", path: "" },
  rows: { breaks: [{ upToKg: "5" }] },
  rings: [[[25, 55]]],
} as FormState

describe("the first field that is otherwise", () => {
  it("is a text in the order of the form", () => {
    expect(firstOtherwise(form, { ...form, texts: { id: "eid", title: "Eid Mubarak", path: "/go" } })).toBe("title")
  })

  it("is a list of lines, or the outlines, where all texts are alike", () => {
    expect(firstOtherwise(form, { ...form, rows: { breaks: [] }, rings: [] })).toBe("breaks")
    expect(firstOtherwise(form, { ...form, rings: [] })).toBe("rings")
  })

  it("is none of two forms that are alike", () => {
    expect(firstOtherwise(form, structuredClone(form))).toBeNull()
    expect(firstOtherwise(emptyForm, emptyForm)).toBeNull()
  })
})
