import type { Draft } from "@mersal/domain/booking/draft/draft"
import { packageLimit, sidesBeyond } from "@mersal/domain/booking/parcel/package-limits"
import type { Parcel } from "@mersal/domain/booking/parcel/parcel"
import { readMeasure } from "@mersal/domain/booking/parcel/parcel-measure"
import { vehicleFit } from "@mersal/domain/booking/parcel/vehicle"
import type { StopSide } from "@mersal/domain/booking/stop"
import { fieldLimits, textLength } from "@mersal/domain/market/field-limits"

/** The four texts of 'my own size' during typing, in kilograms and centimetres. */
export interface OwnMeasures {
  readonly weight: string
  readonly length: string
  readonly width: string
  readonly height: string
}

export const measureNames = ["weight", "length", "width", "height"] as const satisfies readonly (keyof OwnMeasures)[]

/** The controls of the first step that can be faulty; each is the id of its control. */
export type BookField =
  | `${StopSide}-address`
  | "parcel-size"
  | `parcel-${keyof OwnMeasures}`
  | "parcel-otherKind"
  | "parcel-note"

export interface BookIssue {
  readonly field: BookField
  readonly problem:
    | { readonly kind: "missingPickup" | "missingDropOff" | "unserved" | "measureWrong" | "beyondLimits" }
    | { readonly kind: "tooLong"; readonly limit: number }
}

export const addressFieldOf = (side: StopSide) => `${side}-address` as const

/** Everything that prevents the first step from continuing, in the order of the page. */
export function bookIssues(draft: Draft, measures: OwnMeasures, isServed: boolean): readonly BookIssue[] {
  const { pickup, dropOff, parcel, vehicle } = draft
  const isOwn = parcel.size === "own"
  const wrong = isOwn ? measureNames.filter((name) => readMeasure(measures[name]) === null) : []
  const fit = vehicleFit(vehicle, parcel)
  const issue = (fails: boolean, field: BookField, problem: BookIssue["problem"]): readonly BookIssue[] =>
    fails ? [{ field, problem }] : []
  const tooLong = (text: string, limit: number, field: BookField) =>
    issue(textLength(text) > limit, field, { kind: "tooLong", limit })
  return [
    ...issue(pickup.place === null, "pickup-address", { kind: "missingPickup" }),
    ...issue(dropOff.place === null, "dropOff-address", { kind: "missingDropOff" }),
    ...issue(pickup.place !== null && dropOff.place !== null && !isServed, "pickup-address", { kind: "unserved" }),
    ...wrong.map((name): BookIssue => ({ field: `parcel-${name}`, problem: { kind: "measureWrong" } })),
    ...(wrong.length === 0 && !fit.fits && fit.upgrade === null ? fieldsBeyond(parcel) : []).map(
      (field): BookIssue => ({ field, problem: { kind: "beyondLimits" } }),
    ),
    ...(parcel.kind === "other" ? tooLong(parcel.otherKind, fieldLimits.otherKind, "parcel-otherKind") : []),
    ...tooLong(parcel.note, fieldLimits.description, "parcel-note"),
  ]
}

/** What exceeds the limits of every vehicle: for an own size the measures that do, for a named size the size. */
function fieldsBeyond({ size, weightGrams, sidesCm }: Parcel): readonly BookField[] {
  if (size !== "own") return ["parcel-size"]
  const isHeavy = weightGrams > packageLimit.maximumKg * 1_000
  const beyond = sidesBeyond(sidesCm, packageLimit.boxCm)
  const sides = (["length", "width", "height"] as const).filter((_, side) => beyond.includes(side))
  return [...(isHeavy ? (["weight"] as const) : []), ...sides].map((name) => `parcel-${name}` as const)
}

/** The measure that a control takes; null for any other control. */
export const measureOf = (field: BookField): keyof OwnMeasures | null =>
  measureNames.find((name) => field === `parcel-${name}`) ?? null
