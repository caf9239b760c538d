import { describe, expect, it } from "vitest"
import { cancelReasons, failReasons } from "../delivery/command-reason.ts"
import { type SearchTrouble, searchFields, searchTrouble } from "../tracking/global-search.ts"
import { tracking as arabic } from "./ar/tracking.ts"
import { trackingSearch as arabicSearch } from "./ar/tracking-search.ts"
import { tracking } from "./en/tracking.ts"
import { trackingSearch } from "./en/tracking-search.ts"

function said(trouble: SearchTrouble): string {
  if (trouble.kind === "network") return tracking.networkError
  return trackingSearch.invalid(trackingSearch.fields[trouble.field])
}

describe("the texts on tracking", () => {
  it("say of a search that failed: 'Error: Network Error', or 'Invalid {field}, please enter the correct {field}'", () => {
    expect(said(searchTrouble("phone", false))).toBe("Error: Network Error")
    expect(said(searchTrouble("phone", true))).toBe("Invalid phone number, please enter the correct phone number")
    expect(said(searchTrouble("reference", true))).toBe(
      "Invalid booking reference, please enter the correct booking reference",
    )
  })

  it("name every field that can be searched by", () => {
    for (const { fields } of [trackingSearch, arabicSearch]) expect(Object.keys(fields)).toEqual(searchFields)
  })

  it("have words for every reason of a failure and a cancellation, and for no other", () => {
    const reasons = new Set<string>([...failReasons.pickup, ...failReasons.delivery, ...cancelReasons])
    for (const texts of [tracking, arabic]) expect(Object.keys(texts.reasons).sort()).toEqual([...reasons].sort())
  })

  it("say by how much a delivery was late, in minutes and from an hour on in hours", () => {
    expect([1, 59, 60, 150].map(tracking.lateBy)).toEqual([
      "1 minute late",
      "59 minutes late",
      "1 hour late",
      "3 hours late",
    ])
  })
})
