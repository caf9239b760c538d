import type { WireIssue } from "./decode-request.ts"

type WireStops = readonly { readonly [Part in (typeof parts)[number]]?: unknown }[]

const parts = ["add", "lat", "lon"] as const

/**
 * What is missing of the places that a change names: an address comes with both of its coordinates. Told by the server beside
 * what a schema tells, as of windows.
 *
 * @example halfPlaces({ dlv: [{ add: "Deira", lat: 25.27 }] }) // missing-field at "dlv.0.lon"
 */
export const halfPlaces = (body: {
  readonly pkp?: WireStops | undefined
  readonly dlv?: WireStops | undefined
}): readonly WireIssue[] =>
  (["pkp", "dlv"] as const).flatMap((end) => {
    const [stop = {}] = body[end] ?? []
    const missing = parts.filter((part) => stop[part] === undefined)
    return missing.length === parts.length
      ? []
      : missing.map((part) => ({ code: "missing-field" as const, field: `${end}.0.${part}` }))
  })
