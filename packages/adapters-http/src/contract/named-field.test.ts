import { expect, it } from "vitest"
import type { EndpointTable } from "./endpoint-row.ts"
import { endpointTable } from "./endpoint-table.ts"
import { namedField } from "./named-field.ts"

const rows: EndpointTable = endpointTable

it("names a field of a refusal as the request of the call does", () => {
  const named = (call: keyof typeof endpointTable, field: string) =>
    namedField((rows[call] ?? expect.unreachable(call)).endpoint, field)
  expect(named("cancelBooking", "bookingId")).toBe("reference")
  expect(named("taskDetails", "bookingId")).toBe("bookingId")
  expect(named("bookingDetails", "bookingId")).toBe("booking_id")
  expect(named("bookingOfPayment", "bookingId")).toBe("merchantExtra1")
  expect(named("completeOrder", "bookingId")).toBe("bkrefid")
  expect(named("payForChange", "paytyp")).toBe("method")
  expect(named("createOrder", "paytyp")).toBe("paytyp")
  expect(named("endUnknownRefund", "attempt")).toBe("refund")
  expect(named("image", "id")).toBe("name")
  expect(named("commandBooking", "id")).toBe("id")
  expect(named("removeMember", "role")).toBe("id")
  expect(named("eraseAccount", "id")).toBeUndefined()
  expect(named("createOrder", "pkp.0.name")).toBe("pkp.0.name")
})
