import { addDays, localDate } from "@mersal/domain/calendar/local-date"
import type { MarketId } from "@mersal/domain/market/market"
import { type BoardList, dueCursor, pickupCursor } from "@mersal/domain/operations/board-cursor"
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

/** The changes and the leads of a market, or of all. */
const changesOf = (market: MarketId | null) => [
  listChanges,
  { kind: null, market, after: { at, id, market }, limit: 2 },
]
const leadsOf = (market: MarketId | null) => [
  listLeads,
  { market, kind: null, state: null, ownerId: null, after: { savedAt: at, id, market }, limit: 2 },
]
/** The board of a market, or of all, by pick-up date or of one date. */
const boardOf = (list: BoardList) => [
  listBoard,
  {
    ...everyBooking,
    ...list,
    cursor:
      list.date === null
        ? pickupCursor({ date, bookedAt: at, reference }, list)
        : dueCursor({ due: at, reference }, list),
  },
]

/** A request for a further page of each list, as its client sends it. */
const pages: Readonly<Record<string, readonly [endpoint: Endpoint<never, unknown>, request: object]>> = {
  changes: changesOf(null),
  "the changes of a market": changesOf("AE"),
  "the changes of another market": changesOf("QA"),
  keys: [listKeys, { after: { createdAt: at, id }, limit: 2 }],
  leads: leadsOf(null),
  "the leads of a market": leadsOf("AE"),
  "the leads of another market": leadsOf("QA"),
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
  "the board": boardOf({ market: null, date: null }),
  "the board of a market": boardOf({ market: "AE", date: null }),
  "the board of another market": boardOf({ market: "QA", date: null }),
  "the board of a date": boardOf({ market: null, date }),
  "the board of another date": boardOf({ market: null, date: addDays(date, 1) }),
  "the board of a date in a market": boardOf({ market: "AE", date }),
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
