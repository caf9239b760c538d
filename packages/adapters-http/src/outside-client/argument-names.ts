import { fieldAtWirePath } from "../contract/wire-codec.ts"

/** The client's names for the wire's parts of a stop in an order. */
const ofStop: Readonly<Record<string, string>> = {
  add: "address",
  lat: "position.lat",
  lon: "position.lon",
  addtl: "building",
  lmark: "landmark",
  cnam: "cityName",
  name: "contact.name",
  ph: "contact.phone",
}

/** In a change some of these are elsewhere. */
const ofChangedStop: Readonly<Record<string, string>> = {
  ...ofStop,
  add: "place.address",
  lat: "place.position.lat",
  lon: "place.position.lon",
  cnam: "place.cityName",
  name: "name",
  ph: "phone",
}

/** In addition to the contract's own list. */
const names: Readonly<Record<string, string>> = {
  fee: "expectedFee",
  file: "number",
  preview: "isPreview",
  domain: "market",
  src: "pickup",
  source: "pickup",
  dest: "dropOff",
  destination: "dropOff",
  "usr.phn": "customer.phone",
  comnts: "note",
  size: "parcel",
  weight: "parcel.weightGrams",
  length: "parcel.sidesCm",
  width: "parcel.sidesCm",
  height: "parcel.sidesCm",
  "parcel.size": "parcel",
  "parcel.weight": "parcel.weightGrams",
  "parcel.length": "parcel.sidesCm",
  "parcel.width": "parcel.sidesCm",
  "parcel.height": "parcel.sidesCm",
  "parcel.kind": "parcelKind",
  "parcel.other": "otherKind",
}

/**
 * Where the client's arguments have what the wire names.
 *
 * @param isChange whether a booking is changed, which has the parts of a stop elsewhere
 * @example argumentAt("pkp.0.name", false) // "pickup.contact.name"
 */
export function argumentAt(field: string, isChange: boolean): string {
  const [, end, rest] = /^(pkp|dlv)(?:\.0(?:\.(.+))?)?$/.exec(field) ?? []
  if (end !== undefined) {
    const stop = end === "pkp" ? "pickup" : "dropOff"
    if (rest === undefined) return stop
    return `${stop}.${(isChange ? ofChangedStop : ofStop)[rest] ?? rest}`
  }
  const [whole = field] = /^(selectedPickupTime|selectedDeliveryTime|tamt|fee)\b/.exec(field) ?? []
  return names[whole] ?? fieldAtWirePath(whole)
}
