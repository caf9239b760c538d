import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { wireIssueCodes } from "../contract/decode-request.ts"
import type { EndpointTable } from "../contract/endpoint-row.ts"
import { endpointTable } from "../contract/endpoint-table.ts"
import { edgeCodes } from "./edge-codes.ts"
import { codesOfCall, errorCodes } from "./error-codes.ts"
import { codesOfRefusals } from "./refusal-codes.ts"

const rows: EndpointTable = endpointTable

/** Refusals whose codes come from a list of the domain; a type already ensures that they are complete. */
const ofLists = ["InvalidBooking", "SlotRefused", "InvalidAccountForm", "InvalidCompany", "CommandConflict"]
const alsoOfLists = ["CommandUnfit", "InvalidLeadForm", "InvalidReference"]

it("lists every code that stands in a codec of a refusal, and no other", () => {
  const folder = new URL("../contract/refusals/", import.meta.url)
  const source = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n")
  const written = [
    ...source.matchAll(/(?:\bcode: |bareRefusal\(\s*|refusalWithData\(\s*|const invalid = )"([a-z]+(?:-[a-z]+)+)"/g),
  ]
  const listed = Object.entries(codesOfRefusals)
    .filter(([tag]) => ![...ofLists, ...alsoOfLists].includes(tag))
    .flatMap(([, { codes }]) => Object.keys(codes))
  expect(listed.sort()).toEqual([...new Set(written.map(([, code]) => code))].sort())
})

it("lists what is wrong with one value", () => {
  for (const code of wireIssueCodes) expect(edgeCodes).toHaveProperty(code)
})

it("says of each code what it means and what to do, and lists it once for each status", () => {
  for (const { code, means, todo } of errorCodes) expect([code, means !== "", todo !== ""]).toEqual([code, true, true])
  const known = errorCodes.map(({ code, status }) => `${status} ${code}`)
  expect(new Set(known).size).toBe(known.length)
  for (const code of ["409 price-changed", "409 change-costs-otherwise", "409 not-cancellable", "409 slot-full"])
    expect(known).toContain(code)
})

it("knows of each call what it can be refused with", () => {
  const of = (name: string) => codesOfCall(rows[name] ?? expect.unreachable(name)).map(({ code }) => code)
  expect(of("createOrder")).toEqual(expect.arrayContaining(["price-changed", "slot-full", "session-ended"]))
  expect(of("cancelBooking")).toEqual(expect.arrayContaining(["not-cancellable", "booking-not-found"]))
  expect(of("showCompany")).toContain("company-not-found")
  expect(of("findCompany")).not.toContain("company-not-found")
  expect(of("cancellationPolicy")).not.toEqual(expect.arrayContaining(["in-progress"]))
  for (const name of Object.keys(rows))
    expect(of(name)).toEqual(expect.arrayContaining(["too-many-requests", "something-went-wrong"]))
})
