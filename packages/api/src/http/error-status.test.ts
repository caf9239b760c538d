import { edgeCodes } from "@mersal/adapters-http/openapi/edge-codes"
import { codesOfRefusals } from "@mersal/adapters-http/openapi/refusal-codes"
import { expect, it } from "vitest"
import { answers, edgeFaults, issueTexts } from "./error-status.ts"

/** Codes that come from no call of the table: the gateways' own addresses, and those of a development server. */
const outsideTheTable = ["invalid-signature", "invalid-clock-move", "invalid-identity", "stopping"]

it("the reference lists each refusal with the status that it is answered with", () => {
  const statuses = (of: Readonly<Record<string, { readonly status: number }>>) =>
    Object.fromEntries(Object.entries(of).map(([name, { status }]) => [name, status]))
  expect(statuses(codesOfRefusals)).toEqual(statuses(answers))
})

it("the reference lists each fault of the edge with its status, but those of no call", () => {
  const faults = Object.entries(edgeFaults).filter(([code]) => !outsideTheTable.includes(code))
  const listed = [
    ...faults.map(([code, { status }]): [string, number] => [code, status]),
    ...Object.keys(issueTexts).map((code): [string, number] => [code, 422]),
  ]
  const shown = Object.entries(edgeCodes).map(([code, { status }]): [string, number] => [code, status])
  expect(shown.sort()).toEqual(listed.sort())
})
