import { type Parcel, type ParcelSize, presetParcels } from "@mersal/domain/booking/parcel/parcel"

/** What a price depends on of a parcel: kilograms and centimetres, or the name of a size that has its own. */
export interface WireMeasures {
  readonly size?: ParcelSize | undefined
  readonly weight?: number | undefined
  readonly length?: number | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** The measures that are named, over those of the size; a parcel of one's own without measures counts as small. */
export function measuresOf({
  size,
  weight,
  length,
  width,
  height,
}: WireMeasures): Pick<Parcel, "weightGrams" | "sidesCm"> {
  const preset = presetParcels[size === undefined || size === "own" ? "small" : size]
  return {
    weightGrams: weight === undefined ? preset.weightGrams : Math.round(weight * 1_000),
    sidesCm: [length ?? preset.sidesCm[0], width ?? preset.sidesCm[1], height ?? preset.sidesCm[2]],
  }
}

/** The same as they are sent. */
export const wireMeasures = ({
  weightGrams,
  sidesCm: [length, width, height],
}: Pick<Parcel, "weightGrams" | "sidesCm">) => ({
  size: "own" as const,
  weight: weightGrams / 1_000,
  length,
  width,
  height,
})
