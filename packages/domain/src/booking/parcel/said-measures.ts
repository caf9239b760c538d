import { fitsBox } from "./package-limits.ts"
import { type ParcelSize, presetParcels } from "./parcel.ts"

/** In kilograms and centimetres. */
export type SaidMeasures = { readonly [Measure in (typeof measures)[number]]?: number | undefined }

const measures = ["weight", "length", "width", "height"] as const
const [, ...sides] = measures

/**
 * Which measures are missing, are none, or contradict the size that was named with them. A parcel of one's own has all four;
 * one of which no size was named may say any. One of a named size may say what it measures, as far as that size goes: it is
 * booked and priced as if it were full.
 *
 * @example wrongMeasures("small", { weight: 70 }) // ["weight"]
 */
export function wrongMeasures(size: ParcelSize | undefined, said: SaidMeasures): readonly (keyof SaidMeasures)[] {
  const given = measures.filter((measure) => said[measure] !== undefined)
  const preset = size === undefined || size === "own" ? null : presetParcels[size]
  const [length = 0, width = 0, height = 0] = sides.map((side) => said[side])
  const isTooLarge = preset !== null && !fitsBox([length, width, height], preset.sidesCm)
  return (size === "own" ? measures : given).filter((measure) => {
    const value = said[measure] ?? 0
    if (!(value > 0)) return true
    if (preset === null) return false
    return measure === "weight" ? value * 1_000 > preset.weightGrams : isTooLarge
  })
}
