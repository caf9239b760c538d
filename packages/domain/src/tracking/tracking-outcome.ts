/** What a look-up of tracking comes to (sections 2 and 8). */
export type TrackingOutcome<Usable> =
  /** 'Invalid reference number'. */
  | { readonly kind: "invalid-reference" }
  /** 'Please Contact {product} Support for this booking status'. */
  | { readonly kind: "contact-support" }
  | { readonly kind: "found"; readonly results: readonly Usable[] }

/**
 * What to show of the results of a look-up: none at all means that the reference is wrong; results of which none can be
 * used, such as a status that nobody here knows, send to the support; otherwise those that can be used.
 *
 * @param usable reads a result, or answers null where it has no usable data
 */
export function trackingOutcome<Result, Usable>(
  results: readonly Result[],
  usable: (result: Result) => Usable | null,
): TrackingOutcome<Usable> {
  if (results.length === 0) return { kind: "invalid-reference" }
  const read = results.map(usable).filter((result) => result !== null)
  return read.length === 0 ? { kind: "contact-support" } : { kind: "found", results: read }
}

/** A reference field with nothing but blanks: 'Enter your booking reference number to track your booking.' (section 5). */
export const isReferenceMissing = (typed: string): boolean => typed.trim() === ""
