import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { decodeRequest } from "./decode-request.ts"
import type { Endpoint } from "./endpoint.ts"
import type { WireMessage } from "./endpoint-row.ts"
import { listChanges } from "./endpoints/admin.ts"
import { exportRows } from "./endpoints/books.ts"
import { changeWebhook } from "./endpoints/consumers.ts"
import { commandBooking } from "./endpoints/operations.ts"

const nothing: WireMessage = { params: {}, query: {}, headers: {} }

const decoded = (endpoint: object, message: Partial<WireMessage>) =>
  decodeRequest(endpoint as Endpoint<unknown, unknown>, { ...nothing, ...message })

const hints = (endpoint: object, message: Partial<WireMessage>) =>
  Result.match(decoded(endpoint, message), {
    onSuccess: () => [],
    onFailure: (issues) => issues.map(({ code, field, hint }) => [code, field, hint?.kind]),
  })

it("says that a parameter of the address was sent twice, and not which JSON it should be", () => {
  expect(hints(listChanges, { query: { limit: ["1", "2"] } })).toEqual([["invalid-field", "limit", "once"]])
  expect(decoded(listChanges, { query: { limit: "1" } })).toMatchObject({ _tag: "Success" })
})

it("says which dates there are, and how many days an export may have", () => {
  const asked = (from: string, to: string) =>
    hints(exportRows, { params: { kind: "ledger.csv" }, query: { domain: "AE", from, to } })
  expect(asked("2026-01-01", "9999-12-31")).toEqual([["not-a-date", "to", "date"]])
  expect(asked("2026-01-01", "2027-12-31")).toEqual([["invalid-field", "to", "span"]])
  expect(asked("2026-01-01", "2027-01-01")).toEqual([])
})

it("takes that no new secret is wanted as if nothing were said of it", () => {
  const patch = (body: object) => decoded(changeWebhook, { params: { id: "a".repeat(32) }, body })
  expect(patch({ renewSecret: false })).toEqual(patch({}))
  expect(patch({ renewSecret: true })).toMatchObject({ success: { renewSecret: true } })
})

it("says of a PIN that is sent as a number, and of none that is missing, that it is a text", () => {
  const deliver = (proof: object) =>
    hints(commandBooking, {
      params: { reference: "AE0000000000011" },
      body: { id: "command-1", command: "deliver", proof: { kind: "pin", ...proof } },
    })
  expect(deliver({ pin: 1234 })).toEqual([["invalid-field", "proof.pin", "codeText"]])
  expect(deliver({})).toEqual([["missing-field", "proof.pin", undefined]])
  expect(deliver({ pin: "12" })).toEqual([["invalid-field", "proof.pin", undefined]])
  expect(deliver({ pin: "1".repeat(30) }).map(([, , hint]) => hint)).not.toContain("codeText")
})
