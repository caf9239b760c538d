import type { GazetteerEntry } from "../places/gazetteer.ts"

/** A place that a visitor may ask a first price for, without an address. */
export interface SamplePlace extends Pick<GazetteerEntry, "id" | "name" | "lat" | "lon"> {
  /** The service area that it lies in, as the product is delivered. */
  readonly areaId: string
}
