import { fitsBox } from "./package-limits.ts"
import { type ParcelSize, presetParcels } from "./parcel.ts"

/** In kilograms and centimetres. */
export type SaidMeasures = { readonly [Measure in (typeof measures)[number]]?: number | undefined }

const measures = ["weight", "length", "width", "height"] as const
const [, ...sides] = measures

/**
 * The measures that are missing, invalid, or contradict the named size. A parcel of size 'own' needs all four; without
 * a size any may be given. With a named size they may be given up to its limits; the parcel is booked and priced as if
 * full.
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
