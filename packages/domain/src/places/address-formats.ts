import { latinDigits } from "./latin-digits.ts"

/** A house in Qatar as on its blue plate; Qatar and the U.A.E. have no post codes (D22). */
export interface QatarPlate {
  readonly zone: number
  readonly street: number
  readonly building: number
}

/**
 * The ten digits of a Makani number, Dubai's number of an entrance, or null for any other text. Spaces and dashes may
 * separate the digits, a word may precede them, and Arabic digits are accepted (D22).
 *
 * @example parseMakani("Makani 30032 95320") // "3003295320"
 */
export function parseMakani(text: string): string | null {
  const digits = /^(?:makani|مكاني)?[\s:#-]*((?:\d[\s-]?){9}\d)$/i
    .exec(latinDigits(text).trim())?.[1]
    ?.replace(/\D/g, "")
  return digits === undefined || digits === "0000000000" ? null : digits
}

/** As printed on the plate at the door: "30032 95320". */
export const formatMakani = (makani: string): string => `${makani.slice(0, 5)} ${makani.slice(5)}`

/**
 * The zone, street and building of a plate, in this order, with words in either language or as "61/850/12"; null for
 * any other text. Zones are 1 to 98, streets 1 to 9999, buildings 1 to 9999 (D22).
 *
 * @example parseQatarPlate("Zone 61, Street 850, Building 12") // { zone: 61, street: 850, building: 12 }
 */
export function parseQatarPlate(text: string): QatarPlate | null {
  const [, zone, street, building] = plate.exec(latinDigits(text).trim()) ?? []
  const read = { zone: Number(zone), street: Number(street), building: Number(building) }
  return read.zone >= 1 && read.zone <= 98 && read.street >= 1 && read.building >= 1 ? read : null
}

const gap = String.raw`[\s,،/.:#-]*`
const apart = String.raw`[\s,،/.-]+`
const named = (words: string, digits: string): string => `(?:${words})?${gap}(${digits})`
const plate = new RegExp(
  `^${named("zone|z|منطقة|المنطقة", String.raw`\d{1,2}`)}${apart}${named("street|st|شارع|الشارع", String.raw`\d{1,4}`)}` +
    `${apart}${named("building|bldg|b|مبنى|المبنى", String.raw`\d{1,4}`)}$`,
  "i",
)

/** "Zone 61, Street 850, Building 12". */
export const formatQatarPlate = ({ zone, street, building }: QatarPlate): string =>
  `Zone ${zone}, Street ${street}, Building ${building}`
