import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Booking } from "../../booking/booking.ts"
import type { BookingIssueMessage } from "../../booking/booking-errors.ts"
import type { DetailsField } from "../../booking/draft/details-validation.ts"
import type { Order } from "../../booking/order/order.ts"
import type { Place } from "../../booking/stop.ts"
import type { BookedRow } from "../../corporate/booked-row.ts"
import { bulkExample } from "../../corporate/bulk-example.ts"
import {
  type BulkColumn,
  type BulkFault,
  bulkColumns,
  bulkOrder,
  bulkRows,
  mostBulkRows,
  type ReadBulkRow,
  rowNames,
} from "../../corporate/bulk-order.ts"
import type { Company } from "../../corporate/company.ts"
import { BulkFileRefused } from "../../corporate/corporate-errors.ts"
import type { MarketId } from "../../market/market.ts"
import { csvText } from "../../paper/csv.ts"
import { readCsv } from "../../paper/read-csv.ts"
import { positionInText } from "../../places/pasted-location.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { Geocoder } from "../../ports/driven/geocoder.ts"
import type { PlaceBookingFailure } from "../../ports/driving/booking-service.ts"
import type { BulkReport, BulkRequest, BulkRowReport, TextFile } from "../../ports/driving/corporate-service.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { bookingNow, deliveryOf } from "../delivery-of.ts"
import { type Decision, once } from "../once.ts"
import { orderDecision, previewBooking } from "../place-booking.ts"
import { ownCompany } from "./own-company.ts"

/** The file that somebody fills in: its columns, and a row that says what they mean. */
export const bulkTemplate: TextFile = {
  type: "text/csv; charset=utf-8",
  bytes: csvText([bulkColumns, bulkColumns.map((column) => bulkExample[column])]),
  name: "bookings.csv",
}

/**
 * Books every row of a file on the account of the caller's company, or only says what would become of each (D43). A row
 * that cannot be booked stops no other. A row is booked once for ever, whoever of the company sends it in whatever file:
 * sent again it answers the booking that it was booked by.
 */
export const bookInBulk = Effect.fn("bookInBulk")(function* (request: BulkRequest, caller: Caller) {
  const company = yield* ownCompany("book-on-account", caller)
  const { rows, missing, unknown } = bulkRows(readCsv(request.csv))
  if (missing.length > 0 || unknown.length > 0)
    return yield* new BulkFileRefused({ missing, unknown, rows: rows.length })
  if (rows.length === 0 || rows.length > mostBulkRows)
    return yield* new BulkFileRefused({ missing: [], unknown: [], rows: rows.length })
  const account = yield* (yield* Accounts).find(accountIdOf(caller))
  const customer = {
    name: account?.name ?? company.contactName,
    phone: company.phone,
    email: account?.contacts.email ?? company.email,
  }
  const { hash } = yield* Digest
  const names = rowNames(rows.map(({ row }) => row))
  const whose = `bulk|${company.id}|${caller.isSandbox ? "sandbox" : "live"}`
  const reports = yield* Effect.forEach(rows, (read, index) =>
    Effect.flatMap(hash(`${whose}|${names[index]}`), (digest) =>
      reportOf(read, { company, customer, caller, digest }, index + 1, request),
    ),
  )
  const report: BulkReport = { isBooked: request.isConfirmed, rows: reports }
  return report
})

interface BulkStage {
  readonly company: Company
  readonly customer: Order["customer"]
  readonly caller: Caller
  /** Of the row. */
  readonly digest: string
}

const reportOf = Effect.fnUntraced(function* (
  { row, faults: rowFaults }: ReadBulkRow,
  { company, customer, caller, digest }: BulkStage,
  number: number,
  { isConfirmed }: BulkRequest,
) {
  if (rowFaults.length > 0) return refusedRow(number, rowFaults)
  const known = yield* bookedBefore(company, digest)
  if (known) return bookedRow(number, known, true)
  const { market, costCentres } = company
  const pickup = yield* placeNamed(row.pickup_place, market)
  const dropOff = yield* placeNamed(row.dropoff_place, market)
  const { order, faults } = bulkOrder(row, { market, costCentres, customer, pickup, dropOff })
  if (!order) return refusedRow(number, faults)
  if (!isConfirmed) {
    const preview = yield* Effect.result(previewBooking(order, caller))
    if (Result.isFailure(preview)) return refusedRow(number, faultsOf(preview.failure))
    const report: BulkRowReport = { ...bookedRow(number, preview.success, false), reference: null }
    return report
  }
  const placed = yield* Effect.result(
    once({ caller, options: {}, request: digest }, rowDecision(order, caller, company, digest)),
  )
  if (Result.isFailure(placed)) return refusedRow(number, faultsOf(placed.failure))
  return bookedRow(number, placed.success.booking, placed.success.isKnown)
})

interface PlacedRow {
  readonly booking: Booking
  readonly isKnown: boolean
}

/** The booking of a row, with that the row was booked; the one that it was booked by meanwhile, where somebody was first. */
const rowDecision = Effect.fnUntraced(function* (order: Order, caller: Caller, company: Company, digest: string) {
  const known = yield* bookedBefore(company, digest)
  if (known) return { answer: { booking: known, isKnown: true }, changes: [] } satisfies Decision<PlacedRow>
  const { answer, changes } = yield* orderDecision(order, caller)
  const { booking } = answer
  const row: BookedRow = { companyId: company.id, digest, reference: booking.reference, at: booking.bookedAt }
  const decision: Decision<PlacedRow> = {
    answer: { booking, isKnown: false },
    changes: [...changes, { kind: "keepBulkRow", row }],
  }
  return decision
})

const bookedBefore = Effect.fnUntraced(function* (company: Company, digest: string) {
  const reference = yield* (yield* Companies).bookedRow(company.id, digest)
  const stored = reference && (yield* (yield* Bookings).find(reference))
  return stored ? bookingNow(stored, deliveryOf(stored)) : null
})

const bookedRow = (row: number, { reference, price, pickupWindow }: Booking, isKnown: boolean): BulkRowReport => ({
  row,
  reference,
  isKnown,
  price: price.toPay,
  pickup: { date: pickupWindow.date, window: pickupWindow.window, start: pickupWindow.start },
  faults: [],
})

const refusedRow = (row: number, faults: readonly BulkFault[]): BulkRowReport => ({
  row,
  reference: null,
  isKnown: false,
  price: null,
  pickup: null,
  faults,
})

/** A place by its name in the gazetteer, or by its coordinates. */
const placeNamed = Effect.fnUntraced(function* (text: string, market: MarketId) {
  if (text === "") return null
  const geocoder = yield* Geocoder
  const position = positionInText(text)
  const entry = position ? yield* geocoder.nearest(market, position) : yield* geocoder.named(market, text)
  if (!entry) return null
  const place: Place = {
    address: entry.name.en,
    position: position ?? { lat: entry.lat, lon: entry.lon },
    cityName: entry.name.en,
  }
  return place
})

const detailsColumns: Readonly<Record<DetailsField, BulkColumn>> = {
  pickupDate: "pickup_date",
  "pickup.building": "pickup_building",
  "pickup.contactName": "pickup_contact",
  "pickup.contactPhone": "pickup_phone",
  "dropOff.building": "dropoff_building",
  "dropOff.contactName": "dropoff_contact",
  "dropOff.contactPhone": "dropoff_phone",
}

/** What is wrong with the customer or the parcel stands in no column. */
const columnsOf: Readonly<Partial<Record<string, BulkColumn>>> = detailsColumns

const problemOf: Readonly<Record<BookingIssueMessage, BulkFault["problem"]>> = {
  enterAddressDetails: "missing",
  enterName: "missing",
  enterPhone: "missing",
  enterEmail: "missing",
  phoneInvalid: "not-a-phone",
  pickupDateInPast: "past",
  emailInvalid: "refused",
  parcelMeasures: "too-much-for-vehicle",
}

/** Why a row was refused, in its own columns. */
function faultsOf(failure: PlaceBookingFailure): readonly BulkFault[] {
  switch (failure._tag) {
    case "InvalidBooking":
      return failure.issues.map(({ field, message }) => ({
        column: columnsOf[field] ?? null,
        problem: problemOf[message],
      }))
    case "NotServed":
      return [{ column: failure.part === "delivery" ? "dropoff_place" : "pickup_place", problem: "not-served" }]
    case "SlotRefused":
      return [{ column: failure.window === null ? "pickup_date" : "pickup_window", problem: "window-closed" }]
    case "ParcelRefused":
      return [{ column: "vehicle", problem: "too-much-for-vehicle" }]
    case "CostCentreRefused":
      return [{ column: "cost_centre", problem: "unknown-cost-centre" }]
    case "CreditLimitReached":
      return [{ column: null, problem: "limit-reached" }]
    default:
      return [{ column: null, problem: "refused" }]
  }
}
