import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultParcel, withSize } from "../booking/parcel/parcel.ts"
import { csvText } from "../paper/csv.ts"
import { readCsv } from "../paper/read-csv.ts"
import { sampleOrder } from "../testing/sample-order.ts"
import { bulkExample } from "./bulk-example.ts"
import {
  type BulkColumn,
  type BulkRow,
  bulkColumns,
  bulkOrder,
  bulkRows,
  hasLostLetters,
  rowNames,
} from "./bulk-order.ts"

const order = sampleOrder({})
const facts = {
  market: "AE",
  costCentres: [{ id: "shop", name: "Shop", isActive: true }],
  customer: order.customer,
  pickup: order.pickup,
  dropOff: order.dropOff,
} as const

const optional: readonly BulkColumn[] = ["pickup_window", "vehicle", "size", "note"]
const cells = fc.record(
  Object.fromEntries(bulkColumns.map((column) => [column, fc.string({ unit: "grapheme", maxLength: 8 })])) as Record<
    BulkColumn,
    fc.Arbitrary<string>
  >,
)
const rowOf = (row: BulkRow) => bulkColumns.map((column) => row[column])
const trimmed = (row: BulkRow) => Object.fromEntries(bulkColumns.map((column) => [column, row[column].trim()]))
const read = (rows: readonly BulkRow[]) => bulkRows(readCsv(csvText([bulkColumns, ...rows.map(rowOf)])))

describe("a file of bookings", () => {
  it("is read column by column as it was written, in whatever order its columns stand", () => {
    fc.assert(
      fc.property(
        fc.array(cells, { minLength: 1, maxLength: 4 }),
        fc.shuffledSubarray([...bulkColumns], { minLength: bulkColumns.length }),
        (rows, columns) => {
          const kept = rows.filter((row) => rowOf(row).some((cell) => cell.trim() !== ""))
          const file = csvText([columns, ...rows.map((row) => columns.map((column) => row[column]))])
          const { rows: found, missing, unknown } = bulkRows(readCsv(file))
          expect([missing, unknown]).toEqual([[], []])
          expect(found).toEqual(kept.map((row) => ({ row: trimmed(row), faults: [] })))
        },
      ),
    )
  })

  it("is in other letters than it was read in where a sign stands for what was none of them", () => {
    const arabic = csvText([bulkColumns, rowOf({ ...bulkExample, dropoff_contact: "عمر صالح" })])
    const utf8 = new TextDecoder().decode(new TextEncoder().encode(arabic))
    expect(hasLostLetters(utf8)).toBe(false)
    // "عمر" as a spreadsheet in Arabic writes it.
    const windows = Uint8Array.from([...new TextEncoder().encode("name,"), 0xda, 0xe3, 0xd1])
    expect(new TextDecoder("windows-1256").decode(windows)).toBe("name,عمر")
    expect(hasLostLetters(new TextDecoder().decode(windows))).toBe(true)
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[..."name"].flatMap((sign) => [sign.charCodeAt(0), 0])])
    expect(hasLostLetters(new TextDecoder().decode(utf16))).toBe(true)
  })

  it("lacks what it lacks, and names nothing twice and nothing that nobody knows", () => {
    fc.assert(
      fc.property(fc.subarray([...bulkColumns]), (columns) => {
        const { missing, unknown } = bulkRows(readCsv(csvText([[...columns, "colour"]])))
        expect(missing).toEqual(bulkColumns.filter((one) => !columns.includes(one) && !optional.includes(one)))
        expect(unknown).toEqual(["colour"])
      }),
    )
    const twice = readCsv(csvText([["Service", ...bulkColumns]]))
    expect(bulkRows(twice).unknown).toEqual(["service"])
  })

  it("has a name for each row of its own, the same for the same words in any other file", () => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 6 }), cells, (rows, other) => {
        const alike = read([...rows, ...rows]).rows.map(({ row }) => row)
        const names = rowNames(alike)
        expect(new Set(names).size).toBe(names.length)
        const before = rowNames(read([other, ...rows]).rows.map(({ row }) => row))
        expect(before.filter((name) => names.includes(name)).length).toBeGreaterThanOrEqual(alike.length / 2)
        const words = read([other]).rows.map(({ row }) => row)
        const isKnown = alike.some((row) => bulkColumns.every((column) => row[column] === words[0]?.[column]))
        expect(rowNames(words).some((name) => names.includes(name))).toBe(isKnown)
      }),
    )
  })
})

describe("a row of it", () => {
  it("makes an order or tells what is wrong, never both and never neither, in the order of the columns", () => {
    fc.assert(
      fc.property(
        cells,
        fc.subarray([...bulkColumns]),
        fc.boolean(),
        fc.boolean(),
        (drawn, taken, hasPickup, hasDropOff) => {
          const row = { ...bulkExample, ...Object.fromEntries(taken.map((column) => [column, drawn[column].trim()])) }
          const places = { pickup: hasPickup ? facts.pickup : null, dropOff: hasDropOff ? facts.dropOff : null }
          const { order: made, faults } = bulkOrder(row, { ...facts, ...places })
          expect(made === null).toBe(faults.length > 0)
          const standing = faults.map(({ column }) =>
            column === null ? bulkColumns.length : bulkColumns.indexOf(column),
          )
          expect(standing).toEqual(standing.toSorted((a, b) => a - b))
          for (const column of bulkColumns)
            if (row[column] === "" && !optional.includes(column))
              expect(faults).toContainEqual({ column, problem: "missing" })
        },
      ),
    )
  })

  it("is paid on account, for the cost centre by its name or id, of those in use", () => {
    for (const cost_centre of ["Shop", "shop", "SHOP"])
      expect(bulkOrder({ ...bulkExample, cost_centre }, facts).order).toMatchObject({
        paymentMethod: "onAccount",
        costCentre: "shop",
      })
    const byId = { ...facts, costCentres: [{ id: "s1", name: "Shop", isActive: true }] }
    expect(bulkOrder({ ...bulkExample, cost_centre: "s1" }, byId)).toMatchObject({
      order: { costCentre: "s1" },
      faults: [],
    })
    const retired = { ...facts, costCentres: [{ id: "shop", name: "Shop", isActive: false }] }
    expect(bulkOrder(bulkExample, retired).faults).toEqual([{ column: "cost_centre", problem: "unknown-cost-centre" }])
  })

  it("is the order that it says: places, people, window, parcel and note", () => {
    const row = { ...bulkExample, pickup_window: "13-18", vehicle: "VAN", size: "Large", note: "Fragile" }
    const { position, cityName, address } = facts.pickup
    expect(bulkOrder({ ...row, service: "Same-Day" }, facts).order).toEqual({
      market: "AE",
      pickup: {
        ...facts.pickup,
        position,
        cityName,
        address,
        building: "Marina Plaza, floor 12",
        landmark: "",
        contact: { name: "Aisha Rahman", phone: "+971501234567", isCustomer: false },
      },
      dropOff: {
        ...facts.dropOff,
        building: "Corniche Tower, flat 804",
        landmark: "",
        contact: { name: "Omar Saleh", phone: "+971551234567", isCustomer: false },
      },
      parcel: { ...withSize(defaultParcel, "large"), note: "Fragile" },
      vehicle: "van",
      bookingType: "sameDay",
      pickupDate: "2026-11-23",
      pickupWindow: "13-18",
      deliveryDate: null,
      deliveryWindow: null,
      customer: facts.customer,
      paymentMethod: "onAccount",
      costCentre: "shop",
      quoteId: null,
      expectedTotal: null,
      leadId: null,
      promoCode: null,
    })
    const plain = bulkOrder({ ...bulkExample, vehicle: "", size: "" }, facts).order
    expect(plain).toMatchObject({ vehicle: "bike", bookingType: "nextDay", pickupWindow: null })
    expect(plain?.parcel).toEqual({ ...withSize(defaultParcel, "small"), note: "" })
    expect(bulkOrder({ ...bulkExample, service: "on_demand" }, facts).order?.bookingType).toBe("onDemand")
  })

  it("is told each word, date and place that nobody knows, and says nothing twice of what is missing", () => {
    const strange = { service: "soon", pickup_date: "2026-02-30", vehicle: "boat", size: "own", cost_centre: "none" }
    const nowhere = { ...facts, pickup: null, dropOff: null }
    expect(bulkOrder({ ...bulkExample, ...strange }, nowhere)).toEqual({
      order: null,
      faults: [
        { column: "service", problem: "unknown-word" },
        { column: "pickup_date", problem: "not-a-date" },
        { column: "pickup_place", problem: "unknown-place" },
        { column: "dropoff_place", problem: "unknown-place" },
        { column: "cost_centre", problem: "unknown-cost-centre" },
        { column: "vehicle", problem: "unknown-word" },
        { column: "size", problem: "unknown-word" },
      ],
    })
    const empty = Object.fromEntries(bulkColumns.map((column) => [column, ""])) as BulkRow
    const needed = bulkColumns.filter((column) => !optional.includes(column))
    expect(bulkOrder(empty, nowhere).faults).toEqual(needed.map((column) => ({ column, problem: "missing" })))
  })

  it("is not guessed at where it is cut wrongly", () => {
    const header = bulkColumns.join(",")
    const cut = (line: string) => bulkRows(readCsv(`${header}\n${line}`)).rows.map(({ faults }) => faults)
    const cells = bulkColumns.map(() => "x").join(",")
    expect(cut(cells)).toEqual([[]])
    expect(cut(`${cells}, ,`)).toEqual([[]])
    expect(cut(`${cells},more`)).toEqual([[{ column: null, problem: "too-many-cells" }]])
    expect(cut(`"never closed,${cells}`)).toEqual([[{ column: null, problem: "unclosed-quote" }]])
    expect(bulkRows(readCsv("Pickup Place, SERVICE \nMarina,next day")).rows[0]?.row).toMatchObject({
      service: "next day",
      pickup_place: "Marina",
    })
    expect(bulkRows(readCsv(`${header},`)).unknown).toEqual([])
    expect(bulkRows([])).toMatchObject({ unknown: [], rows: [] })
  })
})
