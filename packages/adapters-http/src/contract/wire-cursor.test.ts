import { localDate } from "@mersal/domain/calendar/local-date"
import { dueCursor, pickupCursor } from "@mersal/domain/operations/board-cursor"
import { everyBooking } from "@mersal/domain/ports/driving/every-booking"
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { decodeRequest, encodeRequest, namesIn } from "./decode-request.ts"
import type { Endpoint } from "./endpoint.ts"
import type { EndpointTable } from "./endpoint-row.ts"
import { endpointTable } from "./endpoint-table.ts"
import { listChanges } from "./endpoints/admin.ts"
import { listBoard } from "./endpoints/board.ts"
import { listCompanyBookings } from "./endpoints/company-bookings.ts"
import { listCompanies } from "./endpoints/company-decisions.ts"
import { listDeliveries, listKeys } from "./endpoints/consumers.ts"
import { listLeads } from "./endpoints/leads.ts"
import { bookingList } from "./endpoints/own-bookings.ts"

const id = "0123456789abcdef0123456789abcdef"
const otherId = "fedcba9876543210fedcba9876543210"
const reference = "AE0000000000011" as never
const at = Date.parse("2026-11-21T12:00:00+04:00")
const date = localDate("2026-11-21")

/** A request for a further page of each list, as its client sends it. */
const pages: Readonly<Record<string, readonly [endpoint: Endpoint<never, unknown>, request: object]>> = {
  changes: [listChanges, { kind: null, market: null, after: { at, id }, limit: 2 }],
  keys: [listKeys, { after: { createdAt: at, id }, limit: 2 }],
  leads: [listLeads, { market: null, kind: null, state: null, ownerId: null, after: { savedAt: at, id }, limit: 2 }],
  deliveries: [listDeliveries, { id, cursor: { webhookId: id, happenedAt: at, id: `msg_${id}` } }],
  "another webhook's deliveries": [
    listDeliveries,
    { id: otherId, cursor: { webhookId: otherId, happenedAt: at, id: `msg_${id}` } },
  ],
  companies: [listCompanies, { state: null, cursor: id }],
  "a company's bookings": [listCompanyBookings, { month: "2026-11", costCentre: null, state: null, cursor: reference }],
  "own bookings": [
    bookingList,
    {
      ofCompany: false,
      states: [],
      from: null,
      to: null,
      after: { ofCompany: false, bookedAt: at, reference },
      limit: 2,
    },
  ],
  "the bookings of one's company": [
    bookingList,
    {
      ofCompany: true,
      states: [],
      from: null,
      to: null,
      after: { ofCompany: true, bookedAt: at, reference },
      limit: 2,
    },
  ],
  "the board": [listBoard, { ...everyBooking, cursor: pickupCursor({ date, bookedAt: at, reference }) }],
  "the board of a date": [listBoard, { ...everyBooking, date, cursor: dueCursor({ due: at, reference }) }],
} as never

const sent = Object.entries(pages).map(([list, [endpoint, request]]) => {
  const message = encodeRequest(endpoint, request as never)
  const { cursor } = message.query as { readonly cursor: string }
  const faults = (other: string) => {
    const read = decodeRequest(endpoint, { ...message, query: { ...message.query, cursor: other } })
    return Result.isFailure(read) ? read.failure.map(({ field }) => field) : []
  }
  return { list, cursor, faults }
})

const refused = ["cursor"]

it("a cursor is read by the list whose answer gave it, and refused by every other list", () => {
  const listed = Object.values(endpointTable as EndpointTable).filter(({ endpoint }) =>
    namesIn(endpoint.request).has("cursor"),
  )
  expect(new Set(Object.values(pages).map(([{ path }]) => path))).toEqual(
    new Set(listed.map(({ endpoint }) => endpoint.path)),
  )
  for (const { list, faults } of sent) {
    for (const from of sent)
      expect([list, from.list, faults(from.cursor)]).toEqual([list, from.list, from.list === list ? [] : refused])
  }
})

it("a cursor with a zero before its instant, which no answer writes, is refused by each list that has instants", () => {
  const instants = [String(at), at.toString(36)]
  const without = sent.filter(({ list, cursor, faults }) => {
    const instant = instants.find((text) => cursor.includes(text))
    if (instant) expect([list, faults(cursor.replace(instant, `0${instant}`))]).toEqual([list, refused])
    return !instant
  })
  expect(without.map(({ list }) => list)).toEqual(["companies", "a company's bookings"])
})

it("a cursor with anything behind it is refused by each list", () => {
  for (const { list, cursor, faults } of sent) {
    for (const junk of ["0", "f", "x", "-", "_", ".", ".1", " ", "\n", "٣"]) {
      expect([list, junk, faults(cursor + junk)]).toEqual([list, junk, refused])
    }
  }
})
