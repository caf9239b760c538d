import type { BookingType } from "../booking/booking-type.ts"
import type { Order } from "../booking/order/order.ts"
import { defaultParcel, type ParcelSize, parcelSizes, withSize } from "../booking/parcel/parcel.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import type { Place, Stop } from "../booking/stop.ts"
import { parseLocalDate } from "../calendar/local-date.ts"
import type { MarketId } from "../market/market.ts"
import type { CsvRow } from "../paper/read-csv.ts"
import type { CostCentre } from "./company.ts"

/** The columns of a file of bookings, in the order of its template. Those that may be left empty come after the others. */
export const bulkColumns = [
  "service",
  "pickup_date",
  "pickup_place",
  "pickup_building",
  "pickup_contact",
  "pickup_phone",
  "dropoff_place",
  "dropoff_building",
  "dropoff_contact",
  "dropoff_phone",
  "cost_centre",
  "pickup_window",
  "vehicle",
  "size",
  "note",
] as const

export type BulkColumn = (typeof bulkColumns)[number]

const optional: ReadonlySet<BulkColumn> = new Set(["pickup_window", "vehicle", "size", "note"])

/** As many rows as a file may have. */
export const mostBulkRows = 500

/** As many characters as a file may have: so many rows with every column as long as its field may be. */
export const longestBulkFile = mostBulkRows * 1_200

/** What stands for each sign that is none of the letters that a text is said to be in. */
const lostLetter = "\ufffd"

/**
 * Whether a file was read in other letters than it was written in: a spreadsheet in Arabic saves in Windows-1256 unless it
 * is told otherwise, and what is Arabic in it is lost when it is read as UTF-8. In which letters it is cannot be told for
 * sure from the file, so it is not guessed at.
 */
export const hasLostLetters = (csv: string): boolean => csv.includes(lostLetter)

/** What is wrong with a row: where, and what. Null where it is the booking as a whole. */
export interface BulkFault {
  readonly column: BulkColumn | null
  readonly problem:
    | "missing"
    | "unknown-word"
    | "unknown-place"
    | "not-a-date"
    | "past"
    | "not-a-phone"
    | "unknown-cost-centre"
    | "not-served"
    | "window-closed"
    | "too-much-for-vehicle"
    | "limit-reached"
    | "too-long"
    | "too-many-cells"
    | "unclosed-quote"
    | "refused"
}

type ColumnFault = BulkFault & { readonly column: BulkColumn }

/** A row of a file by its columns; what a file does not have is empty. */
export type BulkRow = Readonly<Record<BulkColumn, string>>

/** A row of a file by its columns, and what is wrong with it as a row. */
export interface ReadBulkRow {
  readonly row: BulkRow
  readonly faults: readonly BulkFault[]
}

/** The rows of a file, or the columns that it lacks, and those that nobody knows or that it names twice. */
export function bulkRows([header, ...rows]: readonly CsvRow[]) {
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase().replaceAll(" ", "_"))
  const known: ReadonlySet<string> = new Set(bulkColumns)
  const missing = bulkColumns.filter((column) => !optional.has(column) && !names.includes(column))
  const unknown = names.filter((name, index) => name !== "" && (!known.has(name) || names.indexOf(name) !== index))
  const read = ({ cells, isUnclosed }: CsvRow): ReadBulkRow => ({
    row: Object.fromEntries(
      bulkColumns.map((column) => [column, (cells[names.indexOf(column)] ?? "").trim()]),
    ) as BulkRow,
    faults: rowFaults(cells.slice(names.length), isUnclosed),
  })
  return { missing, unknown, rows: rows.map(read) }
}

/** A row that is cut wrongly is not guessed at: a comma in an address without quotes would move all that follows. */
function rowFaults(beyond: readonly string[], isUnclosed: boolean): readonly BulkFault[] {
  if (isUnclosed) return [{ column: null, problem: "unclosed-quote" }]
  return beyond.some((cell) => cell.trim() !== "") ? [{ column: null, problem: "too-many-cells" }] : []
}

/**
 * What makes two rows the same order, whatever their file: the words of each column, and the how manieth of its like it
 * is in its own file. So a file that was corrected and sent again books only what was not booked before.
 */
export function rowNames(rows: readonly BulkRow[]): readonly string[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const name = JSON.stringify(bulkColumns.map((column) => row[column]))
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return `${number} ${name}`
  })
}

const services: Readonly<Record<string, BookingType>> = {
  "on demand": "onDemand",
  "same day": "sameDay",
  "next day": "nextDay",
}

interface BulkFacts {
  readonly market: MarketId
  readonly costCentres: readonly CostCentre[]
  /** Who books, for the driver to ask. */
  readonly customer: Order["customer"]
  readonly pickup: Place | null
  readonly dropOff: Place | null
}

/** The order that a row makes, paid on account; or everything that is wrong with it, in the order of the columns. */
export function bulkOrder(
  row: BulkRow,
  facts: BulkFacts,
): { readonly order: Order | null; readonly faults: readonly BulkFault[] } {
  const { market, pickup, dropOff } = facts
  const faults: ColumnFault[] = bulkColumns
    .filter((column) => !optional.has(column) && row[column] === "")
    .map((column) => ({ column, problem: "missing" }))
  const wrong = (column: BulkColumn, problem: BulkFault["problem"], isWrong: boolean) => {
    if (isWrong && row[column] !== "") faults.push({ column, problem })
  }
  const bookingType = services[row.service.toLowerCase().replaceAll(/[-_]/g, " ")]
  wrong("service", "unknown-word", bookingType === undefined)
  const pickupDate = parseLocalDate(row.pickup_date)
  wrong("pickup_date", "not-a-date", pickupDate === null)
  wrong("pickup_place", "unknown-place", pickup === null)
  wrong("dropoff_place", "unknown-place", dropOff === null)
  const centre = facts.costCentres.find(
    ({ id, name, isActive }) =>
      isActive && (id === row.cost_centre || name.toLowerCase() === row.cost_centre.toLowerCase()),
  )
  wrong("cost_centre", "unknown-cost-centre", centre === undefined)
  const vehicle = row.vehicle === "" ? "bike" : vehicles.find((one) => one === row.vehicle.toLowerCase())
  wrong("vehicle", "unknown-word", vehicle === undefined)
  const size = row.size === "" ? "small" : namedSize(row.size)
  wrong("size", "unknown-word", size === undefined)
  if (faults.length > 0 || !bookingType || !pickupDate || !pickup || !dropOff || !centre || !vehicle || !size)
    return { order: null, faults: faults.toSorted((a, b) => columnOrder(a) - columnOrder(b)) }
  const order: Order = {
    market,
    pickup: stopOf(pickup, row.pickup_building, row.pickup_contact, row.pickup_phone),
    dropOff: stopOf(dropOff, row.dropoff_building, row.dropoff_contact, row.dropoff_phone),
    parcel: { ...withSize(defaultParcel, size), note: row.note },
    vehicle,
    bookingType,
    pickupDate,
    pickupWindow: row.pickup_window === "" ? null : row.pickup_window,
    deliveryDate: null,
    deliveryWindow: null,
    customer: facts.customer,
    paymentMethod: "onAccount",
    costCentre: centre.id,
    quoteId: null,
    expectedTotal: null,
    leadId: null,
    promoCode: null,
  }
  return { order, faults: [] }
}

const namedSize = (text: string): Exclude<ParcelSize, "own"> | undefined =>
  parcelSizes
    .filter((one): one is Exclude<ParcelSize, "own"> => one !== "own")
    .find((one) => one === text.toLowerCase())

const columnOrder = ({ column }: ColumnFault): number => bulkColumns.indexOf(column)

const stopOf = (place: Place, building: string, name: string, phone: string): Stop => ({
  ...place,
  building,
  landmark: "",
  contact: { name, phone, isCustomer: false },
})
