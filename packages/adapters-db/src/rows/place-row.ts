import type { GazetteerEntry } from "@mersal/domain/places/gazetteer"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, marketColumn } from "./columns.ts"

const PlaceRow = z.object({
  id: z.string(),
  market: marketColumn,
  kind: z.enum(["city", "district", "landmark"]),
  name_en: z.string(),
  name_ar: z.string(),
  aliases: json(z.array(z.string())),
  area_id: z.string(),
  lat: z.number(),
  lon: z.number(),
})

export function readPlace(row: unknown): GazetteerEntry {
  const { id, market, kind, name_en, name_ar, aliases, area_id, lat, lon } = PlaceRow.parse(row)
  return { id, market, kind, name: { en: name_en, ar: name_ar }, aliases, city: area_id, lat, lon }
}

/** @param listed its position in the gazetteer: of two places with the same name the first one is meant */
export const placeRow = (place: GazetteerEntry, listed: number): RowValues => ({
  id: place.id,
  market: place.market,
  listed,
  kind: place.kind,
  name_en: place.name.en,
  name_ar: place.name.ar,
  aliases: JSON.stringify(place.aliases),
  area_id: place.city,
  lat: place.lat,
  lon: place.lon,
})
