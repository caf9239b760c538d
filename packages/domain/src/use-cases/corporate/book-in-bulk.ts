import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Booking } from "../../booking/booking.ts"
import { type BookingIssueMessage, CreditLimitReached } from "../../booking/booking-errors.ts"
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
  hasLostLetters,
  mostBulkRows,
  type ReadBulkRow,
  rowNames,
} from "../../corporate/bulk-order.ts"
import { type BulkRoom, roomAfter, takenWith } from "../../corporate/bulk-room.ts"
import type { Company } from "../../corporate/company.ts"
import { roomOf } from "../../corporate/company-account.ts"
import { BulkFileRefused } from "../../corporate/corporate-errors.ts"
import type { MarketId } from "../../market/market.ts"
import { money } from "../../money/money.ts"
import { csvText } from "../../paper/csv.ts"
import { readCsv } from "../../paper/read-csv.ts"
import { positionInText } from "../../places/pasted-location.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { Geocoder } from "../../ports/driven/geocoder.ts"
import { SlotLedger } from "../../ports/driven/slot-ledger.ts"
import type { PlaceBookingFailure } from "../../ports/driving/booking-service.ts"
import type { BulkReport, BulkRequest, BulkRowReport, TextFile } from "../../ports/driving/corporate-service.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import { orderDecision, previewBooking, refusalOfOrder } from "../booking/place-booking.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { type Decision, once } from "../once.ts"
import { ownCompany } from "./own-company.ts"

/** The file to fill in: its columns, and a row that explains them. */
export const bulkTemplate: TextFile = {
  type: "text/csv; charset=utf-8",
  bytes: csvText([bulkColumns, bulkColumns.map((column) => bulkExample[column])]),
  name: "bookings.csv",
}

/**
 * Books every row of a file on the account of the caller's company, or only reports what would become of each (D43). A
 * row that cannot be booked affects no other. When the rows together exceed a limit, the last ones are refused, in the
 * report and the booking alike. A row is booked once for ever, whichever member sends it in whichever file; sent again,
 * it is answered with its booking.
 */
export const bookInBulk = Effect.fn("bookInBulk")(function* (request: BulkRequest, caller: Caller) {
  const company = yield* ownCompany("book-on-account", caller)
  const { rows, missing, unknown } = bulkRows(readCsv(request.csv))
  const isLost = hasLostLetters(request.csv)
  const isWrong = missing.length > 0 || unknown.length > 0 || rows.length === 0 || rows.length > mostBulkRows
  if (isLost || isWrong)
    return yield* new BulkFileRefused({ hasLostLetters: isLost, missing, unknown, rows: rows.length })
  const account = yield* (yield* Accounts).find(accountIdOf(caller))
  const customer = {
    name: account?.name ?? company.contactName,
    phone: company.phone,
    email: account?.contacts.email ?? company.email,
  }
  const { hash } = yield* Digest
  const names = rowNames(rows.map(({ row }) => row))
  const whose = `bulk|${company.id}|${caller.isSandbox ? "sandbox" : "live"}`
  const reports: BulkRowReport[] = []
  let room = yield* roomNow(company)
  for (const [index, read] of rows.entries()) {
    const digest = yield* hash(`${whose}|${names[index]}`)
    const stage: BulkStage = { company, customer, caller, digest, room }
    const answered = yield* reportOf(read, stage, index + 1, request)
    reports.push(answered.report)
    room = answered.room
  }
  const report: BulkReport = { isBooked: request.isConfirmed, rows: reports }
  return report
})

/** The capacity and credit that the rows of a file share at the beginning. */
const roomNow = Effect.fnUntraced(function* (company: Company) {
  const companies = yield* Companies
  const room: BulkRoom = {
    account: yield* companies.account(company),
    lots: yield* companies.lots(company.id),
    places: [],
  }
  return room
})

interface BulkStage {
  readonly company: Company
  readonly customer: Order["customer"]
  readonly caller: Caller
  /** Of the row. */
  readonly digest: string
  /** What is left for it after the earlier rows. */
  readonly room: BulkRoom
}

const reportOf = Effect.fnUntraced(function* (
  { row, faults: rowFaults }: ReadBulkRow,
  { company, customer, caller, digest, room }: BulkStage,
  number: number,
  { isConfirmed }: BulkRequest,
) {
  const refused = (faults: readonly BulkFault[]) => ({ report: refusedRow(number, faults), room })
  if (rowFaults.length > 0) return refused(rowFaults)
  const known = yield* bookedBefore(company, digest)
  if (known) return { report: bookedRow(number, known, true), room }
  const { market, costCentres } = company
  const pickup = yield* placeNamed(row.pickup_place, market)
  const dropOff = yield* placeNamed(row.dropoff_place, market)
  const { order, faults } = bulkOrder(row, { market, costCentres, customer, pickup, dropOff })
  if (!order) return refused(faults)
  if (!isConfirmed) {
    const tried = yield* Effect.result(triedRow(order, caller, room))
    if (Result.isFailure(tried)) return refused(faultsOf(tried.failure))
    const report: BulkRowReport = { ...bookedRow(number, tried.success.booking, false), reference: null }
    return { report, room: tried.success.room }
  }
  const placed = yield* Effect.result(
    once(
      { caller, options: {}, request: digest, matter: "other", about: "own" },
      rowDecision(order, caller, company, digest),
      refusalOfOrder,
    ),
  )
  if (Result.isFailure(placed)) return refused(faultsOf(placed.failure))
  return { report: bookedRow(number, placed.success.booking, placed.success.isKnown), room }
})

/**
 * What a row would be after the earlier rows, and what it leaves for later ones. Nothing is written, so windows and
 * account are checked with what the file has taken so far. Sandbox bookings take nothing.
 */
const triedRow = Effect.fnUntraced(function* (order: Order, caller: Caller, room: BulkRoom) {
  const ledger = yield* SlotLedger
  const asked: SlotLedger["Service"] = {
    capacities: ledger.capacities,
    taken: (zone, from) => Effect.map(ledger.taken(zone, from), (taken) => takenWith(taken, zone, room.places)),
  }
  const { booking, place } = yield* Effect.provideService(previewBooking(order, caller), SlotLedger, asked)
  if (caller.isSandbox) return { booking, room }
  const price = booking.price.toPay
  const after = roomAfter(room, { price, place }, yield* Clock.currentTimeMillis)
  if (!after) return yield* new CreditLimitReached({ left: money(roomOf(room.account), price.currency) })
  return { booking, room: after }
})

interface PlacedRow {
  readonly booking: Booking
  readonly isKnown: boolean
}

/** The booking of a row and the record that it was booked; or its existing booking, if somebody was first. */
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

/** A place by its gazetteer name or coordinates. The area that serves it supplies the city. */
const placeNamed = Effect.fnUntraced(function* (text: string, market: MarketId) {
  if (text === "") return null
  const geocoder = yield* Geocoder
  const position = positionInText(text)
  const entry = position ? yield* geocoder.nearest(market, position) : yield* geocoder.named(market, text)
  if (!entry) return null
  const place: Place = {
    address: entry.name.en,
    position: position ?? { lat: entry.lat, lon: entry.lon },
    cityName: "",
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

/** Faults of the customer or the parcel have no column. */
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

/** Why a row was refused, by column. */
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
