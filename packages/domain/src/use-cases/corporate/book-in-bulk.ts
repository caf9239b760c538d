import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { BookingIssueMessage } from "../../booking/booking-errors.ts"
import type { Order } from "../../booking/order.ts"
import type { Place } from "../../booking/stop.ts"
import { bulkExample } from "../../corporate/bulk-example.ts"
import {
  type BulkColumn,
  type BulkFault,
  type BulkRow,
  bulkColumns,
  bulkOrder,
  bulkRows,
  mostBulkRows,
} from "../../corporate/bulk-order.ts"
import type { Company } from "../../corporate/company.ts"
import { BulkFileRefused } from "../../corporate/corporate-errors.ts"
import { csvText, readCsv } from "../../corporate/csv.ts"
import type { MarketId } from "../../market/market.ts"
import { positionInText } from "../../places/pasted-location.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { Geocoder } from "../../ports/driven/geocoder.ts"
import type { PlaceBookingFailure } from "../../ports/driving/booking-service.ts"
import type { BulkReport, BulkRequest, BulkRowReport, TextFile } from "../../ports/driving/corporate-service.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { placeBooking, previewBooking } from "../place-booking.ts"
import { ownCompany } from "./own-company.ts"

/** The file that somebody fills in: its columns, and a row that says what they mean. */
export const bulkTemplate: TextFile = {
  type: "text/csv; charset=utf-8",
  bytes: csvText([bulkColumns, bulkColumns.map((column) => bulkExample[column])]),
  name: "bookings.csv",
}

/**
 * Books every row of a file on the account of the caller's company, or only says what would become of each (D43). A row
 * that cannot be booked stops no other. Each is booked once: the file and the number of its row are its idempotency key,
 * so a file that is sent again answers what it was answered before.
 */
export const bookInBulk = Effect.fn("bookInBulk")(function* (request: BulkRequest, caller: Caller) {
  const company = yield* ownCompany("book-on-account", caller)
  const { rows, missing, unknown } = bulkRows(readCsv(request.csv))
  if (missing.length > 0 || unknown.length > 0)
    return yield* new BulkFileRefused({ missing, unknown, rows: rows.length })
  if (rows.length === 0 || rows.length > mostBulkRows)
    return yield* new BulkFileRefused({ missing: [], unknown: [], rows: rows.length })
  const file = yield* (yield* Digest).hash(`bulk|${company.id}|${request.csv}`)
  const account = yield* (yield* Accounts).find(accountIdOf(caller))
  const customer = {
    name: account?.name ?? company.contactName,
    phone: company.phone,
    email: account?.contacts.email ?? company.email,
  }
  const reports = yield* Effect.forEach(rows, (row, index) =>
    reportOf(row, { company, customer, caller, key: `bulk-${file.slice(0, 40)}-${index + 1}` }, index + 1, request),
  )
  const report: BulkReport = { isBooked: request.isConfirmed, rows: reports }
  return report
})

interface BulkStage {
  readonly company: Company
  readonly customer: Order["customer"]
  readonly caller: Caller
  readonly key: string
}

const reportOf = Effect.fnUntraced(function* (
  row: BulkRow,
  { company, customer, caller, key }: BulkStage,
  number: number,
  { isConfirmed }: BulkRequest,
) {
  const { market, costCentres } = company
  const pickup = yield* placeNamed(row.pickup_place, market)
  const dropOff = yield* placeNamed(row.dropoff_place, market)
  const { order, faults } = bulkOrder(row, { market, costCentres, customer, pickup, dropOff })
  if (!order) return refusedRow(number, faults)
  const outcome = yield* Effect.result(
    isConfirmed
      ? Effect.map(placeBooking(order, caller, { idempotencyKey: key }), ({ booking }) => booking)
      : previewBooking(order, caller),
  )
  if (Result.isFailure(outcome)) return refusedRow(number, faultsOf(outcome.failure))
  const { reference, price, pickupWindow } = outcome.success
  const report: BulkRowReport = {
    row: number,
    reference: isConfirmed ? reference : null,
    price: price.toPay,
    pickup: { date: pickupWindow.date, window: pickupWindow.window, start: pickupWindow.start },
    faults: [],
  }
  return report
})

const refusedRow = (row: number, faults: readonly BulkFault[]): BulkRowReport => ({
  row,
  reference: null,
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

const columnsOf: Readonly<Record<string, BulkColumn>> = {
  pickupDate: "pickup_date",
  "pickup.building": "pickup_building",
  "pickup.name": "pickup_contact",
  "pickup.phone": "pickup_phone",
  "dropOff.building": "dropoff_building",
  "dropOff.name": "dropoff_contact",
  "dropOff.phone": "dropoff_phone",
}

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
