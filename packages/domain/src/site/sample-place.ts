import type { GazetteerEntry } from "../places/gazetteer.ts"

/** A place for which a visitor may ask a first price without entering an address. */
export interface SamplePlace extends Pick<GazetteerEntry, "id" | "name" | "lat" | "lon"> {
  /** Its service area in the product as delivered. */
  readonly areaId: string
}
