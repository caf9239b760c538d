import type { EndpointRow } from "../contract/endpoint-row.ts"
import { edgeCodes } from "./edge-codes.ts"
import { type CodeWords, codesOfRefusals, type RefusalCodes } from "./refusal-codes.ts"

/** One code as the reference shows it. A code with two statuses is listed with each. */
export interface ListedCode extends CodeWords {
  readonly code: string
  readonly status: number
}

const ofRefusal = ({ status, codes }: RefusalCodes): readonly ListedCode[] =>
  Object.entries(codes).map(([code, words]) => ({ code, status, ...words }))

/** Each code once for each status, by status and then by name. */
const inOrder = (codes: readonly ListedCode[]): readonly ListedCode[] =>
  codes
    .filter((one, at) => codes.findIndex(({ code, status }) => code === one.code && status === one.status) === at)
    .toSorted((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1))

const ofEdge = Object.entries(edgeCodes).map(([code, { status, means, todo }]) => ({ code, status, means, todo }))

/** Every code that the API can answer. */
export const errorCodes: readonly ListedCode[] = inOrder([
  ...ofEdge,
  ...Object.values(codesOfRefusals).flatMap(ofRefusal),
])

/** The codes that a call can answer, according to its row. */
export function codesOfCall(row: EndpointRow<unknown, unknown>): readonly ListedCode[] {
  const edge = ofEdge.filter(({ code }) => edgeCodes[code as keyof typeof edgeCodes].of(row))
  return inOrder([...edge, ...(row.refusals ?? []).flatMap((tag) => ofRefusal(codesOfRefusals[tag]))])
}
