import type { Tariff } from "@mersal/domain/pricing/tariff"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { dateColumn, json, marketColumn, wholeNumber } from "./columns.ts"

const Rate = z.object({ baseMinor: wholeNumber, includedKm: z.number(), perKmMinor: wholeNumber })
const RateByVehicle = z.object({ bike: Rate, car: Rate, van: Rate })

const TariffRow = z.object({
  id: z.string(),
  market: marketColumn,
  valid_from: dateColumn,
  minimum_minor: wholeNumber,
  between_areas_minor: wholeNumber,
  rates: json(z.object({ onDemand: RateByVehicle, sameDay: RateByVehicle, nextDay: RateByVehicle })),
  weight: json(z.object({ includedKg: z.number(), perKgMinor: wholeNumber })),
  routes: json(z.array(z.object({ between: z.tuple([z.string(), z.string()]), surchargeMinor: wholeNumber }))),
  window_adjustments: json(z.record(z.string(), wholeNumber)),
})

export function readTariff(row: unknown): Tariff {
  const { valid_from, minimum_minor, between_areas_minor, window_adjustments, ...rest } = TariffRow.parse(row)
  return {
    ...rest,
    validFrom: valid_from,
    minimumMinor: minimum_minor,
    betweenAreasMinor: between_areas_minor,
    windowAdjustmentsMinor: window_adjustments,
  }
}

export const tariffRow = (tariff: Tariff): RowValues => ({
  id: tariff.id,
  market: tariff.market,
  valid_from: tariff.validFrom,
  minimum_minor: tariff.minimumMinor,
  between_areas_minor: tariff.betweenAreasMinor,
  rates: JSON.stringify(tariff.rates),
  weight: JSON.stringify(tariff.weight),
  routes: JSON.stringify(tariff.routes),
  window_adjustments: JSON.stringify(tariff.windowAdjustmentsMinor),
})
