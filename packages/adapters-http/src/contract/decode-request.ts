import * as Result from "effect/Result"
import * as z from "zod/mini"
import type { Endpoint, WireRequest } from "./endpoint.ts"

/** What is wrong with one value of a request, and where: "pkp.0.add". The path is empty for the whole body. */
export interface WireIssue {
  readonly code: WireIssueCode
  readonly field: string
  /** What could stand there, where that is a list of words. */
  readonly allowed?: readonly string[]
}

export const wireIssueCodes = [
  "invalid-field",
  "missing-field",
  "unknown-field",
  "too-long",
  "single-stop-only",
  "not-a-date",
  "not-an-instant",
  "not-an-amount",
  "not-a-number",
] as const
export type WireIssueCode = (typeof wireIssueCodes)[number]

/** More than anybody mends at once; a request of nothing but faults is not answered with a book about them. */
const mostIssues = 50
/** A path repeats names that the caller made up. */
const longestPath = 120

/** The request that an HTTP message stands for, or every fault of it, in the order of its fields. Never throws. */
export function decodeRequest<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  message: {
    readonly params: unknown
    readonly query: unknown
    readonly headers: unknown
    readonly body?: unknown
  },
): Result.Result<Request, readonly WireIssue[]> {
  const wire = { params: message.params, query: message.query, headers: message.headers, body: message.body }
  const request = z.safeDecode(endpoint.request as z.ZodMiniType<Request>, wire as never)
  if (request.success) return Result.succeed(request.data)
  return Result.fail(request.error.issues.flatMap((issue) => wireIssues(issue, wire)).slice(0, mostIssues))
}

/** A request as a caller sends it. */
export const encodeRequest = <Request, Answer>(endpoint: Endpoint<Request, Answer>, request: Request): WireRequest =>
  z.encode(endpoint.request, request)

function wireIssues(issue: z.core.$ZodIssue, wire: unknown): readonly WireIssue[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ code: "unknown-field", field: fieldAt([...issue.path, key]) }))
  }
  if (issue.code === "invalid_union") {
    const within = meantOf(issue.errors).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    if (within.length > 0) return within.flatMap((inner) => wireIssues(inner, wire))
  }
  const found = { code: codeOf(issue, wire), field: fieldAt(issue.path) }
  if (issue.code !== "invalid_value" || found.code !== "invalid-field") return [found]
  return [{ ...found, allowed: issue.values.map(String) }]
}

/** The faults of the one shape that a value was meant to have: the others are of another type altogether. */
const meantOf = (shapes: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] =>
  shapes.find((faults) => !faults.some(({ code, path }) => code === "invalid_type" && path.length === 0)) ?? []

function codeOf(issue: z.core.$ZodIssue, wire: unknown): WireIssueCode {
  if (valueAt(wire, issue.path) === undefined) return "missing-field"
  if (issue.code === "too_big" && issue.origin === "string") return "too-long"
  return wireIssueCodes.find((code) => code === issue.message) ?? "invalid-field"
}

/** Without its first part, which only says query, headers or body. */
const fieldAt = (path: readonly PropertyKey[]): string => path.slice(1).map(String).join(".").slice(0, longestPath)

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined), value)
