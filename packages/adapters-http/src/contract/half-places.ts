import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import type { WireIssue } from "./decode-request.ts"

type WireStops = readonly { readonly [Part in (typeof parts)[number]]?: unknown }[]

type WireStopsAtEnds = { readonly [End in (typeof ends)[number]]?: WireStops | undefined }

const parts = ["add", "lat", "lon"] as const
const ends = ["pkp", "dlv"] as const

/**
 * Each stop whose address has no word that is stored: nobody could read where it is. Told by the server beside what a
 * schema tells, as of windows.
 *
 * @example blankAddresses({ pkp: [{ add: " " }] }) // missing-field at "pkp.0.add"
 */
export const blankAddresses = (body: WireStopsAtEnds): readonly WireIssue[] =>
  ends
    .filter((end) => {
      const add = body[end]?.[0]?.add
      return typeof add === "string" && sanitise(add).trim() === ""
    })
    .map((end) => ({ code: "missing-field", field: `${end}.0.add` }))

/**
 * What is missing of the places that a change names: an address comes with both of its coordinates. Told by the server beside
 * what a schema tells, as of windows.
 *
 * @example halfPlaces({ dlv: [{ add: "Deira", lat: 25.27 }] }) // missing-field at "dlv.0.lon"
 */
export const halfPlaces = (body: WireStopsAtEnds): readonly WireIssue[] =>
  ends.flatMap((end) => {
    const [stop = {}] = body[end] ?? []
    const missing = parts.filter((part) => stop[part] === undefined)
    return missing.length === parts.length
      ? []
      : missing.map((part) => ({ code: "missing-field" as const, field: `${end}.0.${part}` }))
  })
