import type { BookingType } from "../booking/booking-type.ts"
import type { Order } from "../booking/order/order.ts"
import { defaultParcel, type ParcelSize, parcelSizes, withSize } from "../booking/parcel/parcel.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import type { Place, Stop } from "../booking/stop.ts"
import { parseLocalDate } from "../calendar/local-date.ts"
import type { MarketId } from "../market/market.ts"
import type { CsvRow } from "../paper/read-csv.ts"
import type { CostCentre } from "./company.ts"

/** The columns of a file of bookings, in the order of its template. Optional columns come last. */
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

/** The most rows of a file. */
export const mostBulkRows = 500

/** The most characters of a file: the most rows with every column as long as its field allows. */
export const longestBulkFile = mostBulkRows * 1_200

/** The replacement for each byte sequence that is invalid in the assumed encoding. */
const lostLetter = "\ufffd"

/**
 * Whether a file was read in the wrong encoding: a spreadsheet in Arabic saves as Windows-1256 by default, and its
 * Arabic text is lost when read as UTF-8. The encoding cannot be determined safely from the file, so it is not guessed.
 */
export const hasLostLetters = (csv: string): boolean => csv.includes(lostLetter)

/** A fault of a row, with its column; null for the booking as a whole. */
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

/** A row of a file by column; missing columns are empty. */
export type BulkRow = Readonly<Record<BulkColumn, string>>

/** A row of a file by column, with its faults as a row. */
export interface ReadBulkRow {
  readonly row: BulkRow
  readonly faults: readonly BulkFault[]
}

/** The rows of a file, or its missing, unknown and repeated columns. */
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

/** A wrongly split row is not guessed: an unquoted comma in an address would shift all that follows. */
function rowFaults(beyond: readonly string[], isUnclosed: boolean): readonly BulkFault[] {
  if (isUnclosed) return [{ column: null, problem: "unclosed-quote" }]
  return beyond.some((cell) => cell.trim() !== "") ? [{ column: null, problem: "too-many-cells" }] : []
}

/**
 * What identifies a row as an order, in any file: its contents by column, and its number among equal rows of its file.
 * So a corrected file that is sent again books only what was not booked before.
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
  /** The customer, for the driver to ask. */
  readonly customer: Order["customer"]
  readonly pickup: Place | null
  readonly dropOff: Place | null
}

/** The order of a row, paid on account; or all its faults, in the order of the columns. */
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
