/** The parcel as the customer describes it on /go/book (D19). Weight in grams, sides in centimetres. */
export interface Parcel {
  readonly size: ParcelSize
  readonly weightGrams: number
  readonly sidesCm: Sides
  readonly kind: ParcelKind
  /** The description when the kind is 'other', up to 45 characters. */
  readonly otherKind: string
  /** A note for the driver, up to 195 characters. */
  readonly note: string
}

export type Sides = readonly [length: number, width: number, height: number]
export type ParcelSize = "document" | "small" | "medium" | "large" | "own"
export type ParcelKind = "documents" | "clothes" | "electronics" | "food" | "gift" | "household" | "other"

export const parcelSizes = ["document", "small", "medium", "large", "own"] as const satisfies readonly ParcelSize[]
export const parcelKinds = [
  "documents",
  "clothes",
  "electronics",
  "food",
  "gift",
  "household",
  "other",
] as const satisfies readonly ParcelKind[]

/** The maximum weight and sides of each named size; a named size is priced as if it were full. */
export const presetParcels: Readonly<Record<Exclude<ParcelSize, "own">, Pick<Parcel, "weightGrams" | "sidesCm">>> = {
  document: { weightGrams: 500, sidesCm: [35, 25, 2] },
  small: { weightGrams: 5_000, sidesCm: [35, 25, 20] },
  medium: { weightGrams: 15_000, sidesCm: [45, 40, 35] },
  large: { weightGrams: 30_000, sidesCm: [60, 50, 45] },
}

export const defaultParcel: Parcel = {
  size: "small",
  ...presetParcels.small,
  kind: "documents",
  otherKind: "",
  note: "",
}

/** The parcel with another size. A named size sets its own measures; 'own' keeps the current ones. */
export function withSize(parcel: Parcel, size: ParcelSize): Parcel {
  return size === "own" ? { ...parcel, size } : { ...parcel, size, ...presetParcels[size] }
}

/** Cubic centimetres that count as one kilogram (D19). */
export const defaultVolumeDivisor = 5_000

/**
 * The chargeable weight in kilograms: the greater of the real weight and length × width × height / divisor, rounded up
 * to the next half kilogram (D19).
 */
export function chargeableKg(parcel: Pick<Parcel, "weightGrams" | "sidesCm">, divisor = defaultVolumeDivisor): number {
  const [length, width, height] = parcel.sidesCm
  const heavier = Math.max(parcel.weightGrams / 1_000, (length * width * height) / divisor)
  return Math.ceil(heavier * 2) / 2
}
