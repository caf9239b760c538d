import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import type { Tariff } from "@mersal/domain/pricing/tariff"
import { field, idField } from "../form/form-parts.ts"
import { type FormReader, typedAmount } from "../form/form-reader.ts"
import { emptyForm } from "../form/form-state.ts"
import type { KindForm } from "./kind-form.ts"

/** The path of one of the three figures of a rate, by type and vehicle. */
export const ratePath = (type: string, vehicle: string, figure: "base" | "includedKm" | "perKm"): string =>
  `rates.${type}.${vehicle}.${figure}`

const everyRate = bookingTypes.flatMap((type) => vehicles.map((vehicle) => ({ type, vehicle })))

export const tariffForm: KindForm<"tariffs"> = {
  parts: [
    idField,
    field("validFrom", "validFrom", "date"),
    field("minimum", "minimum", "number"),
    { part: "rates" },
    field("weight.includedKg", "includedKg", "number"),
    field("weight.perKg", "perKg", "number"),
    field("betweenAreas", "betweenAreas", "number"),
    {
      part: "rows",
      path: "routes",
      word: "routes",
      columns: [
        { path: "between.0", word: "from", kind: "text", isLatin: true },
        { path: "between.1", word: "to", kind: "text", isLatin: true },
        { path: "surcharge", word: "surcharge", kind: "number" },
      ],
    },
    {
      part: "rows",
      path: "windowAdjustments",
      word: "windowAdjustments",
      hint: ({ hints }) => hints.windowAdjustments,
      columns: [
        { path: "window", word: "window", kind: "text", isLatin: true },
        { path: "adjustment", word: "adjustment", kind: "number" },
      ],
    },
  ],
  fresh: () => emptyForm,
  typed: (tariff) => ({
    ...emptyForm,
    texts: {
      id: tariff.id,
      validFrom: tariff.validFrom,
      minimum: typedAmount(tariff.minimumMinor),
      ...Object.fromEntries(
        everyRate.flatMap(({ type, vehicle }) => {
          const { baseMinor, includedKm, perKmMinor } = tariff.rates[type][vehicle]
          return [
            [ratePath(type, vehicle, "base"), typedAmount(baseMinor)],
            [ratePath(type, vehicle, "includedKm"), String(includedKm)],
            [ratePath(type, vehicle, "perKm"), typedAmount(perKmMinor)],
          ]
        }),
      ),
      "weight.includedKg": String(tariff.weight.includedKg),
      "weight.perKg": typedAmount(tariff.weight.perKgMinor),
      betweenAreas: typedAmount(tariff.betweenAreasMinor),
    },
    rows: {
      routes: tariff.routes.map(({ between, surchargeMinor }) => ({
        "between.0": between[0],
        "between.1": between[1],
        surcharge: typedAmount(surchargeMinor),
      })),
      windowAdjustments: Object.entries(tariff.windowAdjustmentsMinor).map(([window, minor]) => ({
        window,
        adjustment: typedAmount(minor),
      })),
    },
  }),
  read: (reader) => ({
    id: reader.text("id"),
    market: reader.market,
    validFrom: reader.date("validFrom"),
    minimumMinor: reader.amount("minimum"),
    rates: ratesIn(reader),
    weight: { includedKg: reader.number("weight.includedKg"), perKgMinor: reader.amount("weight.perKg") },
    betweenAreasMinor: reader.amount("betweenAreas"),
    routes: reader.rows("routes", (row, at) => ({
      between: [row["between.0"]?.trim() ?? "", row["between.1"]?.trim() ?? ""],
      surchargeMinor: reader.minor(`${at}.surcharge`, row.surcharge ?? ""),
    })),
    windowAdjustmentsMinor: Object.fromEntries(
      reader.rows("windowAdjustments", (row, at) => [
        row.window?.trim() ?? "",
        reader.minor(`${at}.adjustment`, row.adjustment ?? ""),
      ]),
    ),
  }),
}

const ratesIn = (reader: FormReader) =>
  Object.fromEntries(
    bookingTypes.map((type) => [
      type,
      Object.fromEntries(
        vehicles.map((vehicle) => [
          vehicle,
          {
            baseMinor: reader.amount(ratePath(type, vehicle, "base")),
            includedKm: reader.number(ratePath(type, vehicle, "includedKm")),
            perKmMinor: reader.amount(ratePath(type, vehicle, "perKm")),
          },
        ]),
      ),
    ]),
  ) as unknown as Tariff["rates"]
