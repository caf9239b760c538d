import { type SaidMeasures, wrongMeasures } from "@mersal/domain/booking/parcel/said-measures"
import type { WireIssue } from "./decode-request.ts"
import type { WireMeasures } from "./wire-measures.ts"

/**
 * Each measure of a parcel that is missing, is not a measure, or exceeds its size. The server reports it in addition to
 * schema faults, for API clients: a page has its own form, and need not load this.
 *
 * @param within the path of the parcel, with a dot at its end
 */
export const measureIssues = (
  said: WireMeasures,
  within: string,
  tells: (measure: keyof SaidMeasures) => boolean = () => true,
): readonly WireIssue[] =>
  wrongMeasures(said.size, said)
    .filter(tells)
    .map((measure) => ({ ...faultOf(said[measure]), field: `${within}${measure}` }))

const faultOf = (value: number | undefined): Omit<WireIssue, "field"> => {
  if (value === undefined) return { code: "missing-field" }
  return { code: "invalid-field", hint: value > 0 ? { kind: "withinSize" } : { kind: "moreThan", value: 0 } }
}
