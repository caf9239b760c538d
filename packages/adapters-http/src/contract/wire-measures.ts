import { type Parcel, type ParcelSize, presetParcels } from "@mersal/domain/booking/parcel/parcel"

/** The measures that a price depends on: kilograms and centimetres, or the name of a size that has its own. */
export interface WireMeasures {
  readonly size?: ParcelSize | undefined
  readonly weight?: number | undefined
  readonly length?: number | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** The size's own measures; for a custom parcel the given ones, where each missing measure is a small parcel's. */
export function measuresOf({
  size = "own",
  weight,
  length,
  width,
  height,
}: WireMeasures): Pick<Parcel, "weightGrams" | "sidesCm"> {
  if (size !== "own") return presetParcels[size]
  const { weightGrams, sidesCm } = presetParcels.small
  return {
    weightGrams: weight === undefined ? weightGrams : Math.round(weight * 1_000),
    sidesCm: [length ?? sidesCm[0], width ?? sidesCm[1], height ?? sidesCm[2]],
  }
}

/** The same as it is sent. */
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
