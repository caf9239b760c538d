import type { ServiceArea } from "@mersal/domain/places/service-area"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, marketColumn } from "./columns.ts"

const ServiceAreaRow = z.object({
  id: z.string(),
  market: marketColumn,
  city_en: z.string(),
  city_ar: z.string(),
  generation: z.enum(["old", "new"]),
  rings: json(z.array(z.array(z.tuple([z.number(), z.number()])))),
})

export function readServiceArea(row: unknown): ServiceArea {
  const { id, market, city_en, city_ar, generation, rings } = ServiceAreaRow.parse(row)
  return { id, market, city: { en: city_en, ar: city_ar }, generation, rings }
}

/** @param listed its position among the areas: on a shared border the first area counts */
export const serviceAreaRow = (area: ServiceArea, listed: number): RowValues => ({
  id: area.id,
  market: area.market,
  listed,
  city_en: area.city.en,
  city_ar: area.city.ar,
  generation: area.generation,
  rings: JSON.stringify(area.rings),
})
