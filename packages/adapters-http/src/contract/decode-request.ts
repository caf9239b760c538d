import * as Result from "effect/Result"
import * as z from "zod/mini"
import type { AskedValue } from "./asked-values.ts"
import type { Endpoint, WireRequest } from "./endpoint.ts"
import type { WireMessage } from "./endpoint-row.ts"
import { decoderOf, undecided } from "./wire-decoder.ts"

/** What is wrong with one value of a request, and where: "pkp.0.add". The path is empty for the whole body. */
export interface WireIssue {
  readonly code: WireIssueCode
  readonly field: string
  /** What the value could be, or where it belongs, if the schema knows. */
  readonly hint?: WireHint
  /** What is asked for, if it is missing and has a sentence of its own. */
  readonly asks?: AskedValue
}

export type WireHint =
  | { readonly kind: "words"; readonly words: readonly string[] }
  /** The name of a JSON type: "number". */
  | { readonly kind: "type"; readonly type: string }
  | { readonly kind: "atMost" | "atLeast" | "moreThan"; readonly value: number }
  | { readonly kind: `${"atMost" | "atLeast"}${"Characters" | "Entries"}`; readonly value: number }
  | { readonly kind: "pattern"; readonly pattern: string }
  | { readonly kind: PlainHint }

/** Hints without a value; "inAddress" is of a query parameter that was sent in the body, "once" of one that came twice. */
type PlainHint =
  | "inAddress"
  | "once"
  | "date"
  | "wholeNumber"
  | "digits"
  | "withinSize"
  | "windowOrNothing"
  | "keyOfPickup"
  | "twoWindows"
  | "challengeId"
  | Format

/** How a text is written: a schema gives one of these as the message of its pattern, or of its type. */
const formats = ["month", "cursor", "span", "codeText"] as const
type Format = (typeof formats)[number]

export const wireIssueCodes = [
  "invalid-field",
  "missing-field",
  "unknown-field",
  "too-long",
  "single-stop-only",
  "window-of-another-day",
  "not-a-date",
  "not-an-instant",
  "not-an-amount",
  "not-a-number",
] as const
export type WireIssueCode = (typeof wireIssueCodes)[number]

/** More than anybody corrects at once; a request full of faults must not get an endless answer. */
const mostIssues = 50
/** A path repeats names that the caller made up, so it is cut, in characters. */
const longestPath = 120

/** Decodes an HTTP message into a request, or finds all its faults in the order of its fields. Never throws. */
export function decodeRequest<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  message: WireMessage,
): Result.Result<Request, readonly WireIssue[]> {
  const wire = { params: message.params, query: message.query, headers: message.headers, body: message.body }
  const decoded = decoderOf(endpoint.request)(wire)
  if (decoded !== undecided) return Result.succeed(decoded as Request)
  const request = z.safeDecode(endpoint.request as z.ZodMiniType<Request>, wire as never)
  if (request.success) return Result.succeed(request.data)
  const parameters = parametersOf(endpoint.request)
  const issues = request.error.issues.flatMap((issue) => wireIssues(issue, wire, parameters))
  return Result.fail(oncePerField(issues).slice(0, mostIssues))
}

/** Encodes a request as a caller sends it. */
export const encodeRequest = <Request, Answer>(endpoint: Endpoint<Request, Answer>, request: Request): WireRequest =>
  z.encode(endpoint.request, request)

/** Of two limits that a number exceeds, zod reports its own of whole numbers first, and then ours, which is narrower. */
const oncePerField = (issues: readonly WireIssue[]): readonly WireIssue[] => [
  ...new Map(issues.map((issue) => [`${issue.code} ${issue.field}`, issue])).values(),
]

function wireIssues(issue: z.core.$ZodIssue, wire: unknown, parameters: ReadonlySet<string>): readonly WireIssue[] {
  if (issue.code === "unrecognized_keys") {
    const [part] = issue.path
    return issue.keys.map((key) => ({
      code: "unknown-field",
      field: fieldAt([...issue.path, key]),
      ...(part === "body" && parameters.has(key) && { hint: { kind: "inAddress" } }),
    }))
  }
  if (issue.code === "invalid_union") {
    const within = meantOf(issue.errors).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    if (within.length > 0) return within.flatMap((inner) => wireIssues(inner, wire, parameters))
  }
  const found = { code: codeOf(issue, wire), field: fieldAt(issue.path) }
  const isTwice = issue.path[0] === "query" && Array.isArray(valueAt(wire, issue.path))
  const hint: WireHint | null = isTwice ? { kind: "once" } : found.code === "missing-field" ? null : hintOf(issue)
  return [hint === null ? found : { ...found, hint }]
}

/** What the schema says about a value that it refuses. */
function hintOf(issue: z.core.$ZodIssue): WireHint | null {
  if (issue.code === "invalid_value") return { kind: "words", words: issue.values.map(String) }
  if (issue.message === "not-a-number") return { kind: "digits" }
  if (issue.message === "not-a-date") return { kind: "date" }
  const format = formats.find((kind) => kind === issue.message)
  if (format) return { kind: format }
  if (issue.code === "invalid_type" && issue.expected === "int") return { kind: "wholeNumber" }
  if (issue.code === "invalid_type")
    return jsonTypes.has(issue.expected) ? { kind: "type", type: issue.expected } : null
  if (issue.code === "invalid_format") return issue.pattern ? { kind: "pattern", pattern: issue.pattern } : null
  if (issue.code === "invalid_union") return typesOf(issue.errors)
  if (issue.code === "too_small" && issue.origin === "number" && issue.inclusive === false)
    return { kind: "moreThan", value: Number(issue.minimum) }
  if (issue.code === "too_small") return { kind: `atLeast${unitOf(issue.origin)}`, value: Number(issue.minimum) }
  return issue.code === "too_big" ? { kind: `atMost${unitOf(issue.origin)}`, value: Number(issue.maximum) } : null
}

/** What a limit counts, if it does not limit the number itself. */
function unitOf(origin: string): "Characters" | "Entries" | "" {
  if (origin === "string") return "Characters"
  return origin === "array" ? "Entries" : ""
}

/** The JSON types of a value that may have several. */
function typesOf(shapes: readonly (readonly z.core.$ZodIssue[])[]): WireHint | null {
  const types = shapes.flatMap(([first]) => (first?.code === "invalid_type" ? [first.expected as string] : []))
  return types.length === shapes.length ? { kind: "type", type: types.join(" / ") } : null
}

const jsonTypes: ReadonlySet<string> = new Set(["string", "number", "boolean", "array", "object"])

/** The names of a call's query parameters. */
function parametersOf(request: z.ZodMiniType): ReadonlySet<string> {
  const query = shapeOf(request)?.query
  return new Set(Object.keys((query && shapeOf(query)) ?? {}))
}

/** Everything that a request names: path parameters, query parameters and fields of the body. */
export function namesIn(request: z.core.$ZodType): ReadonlySet<string> {
  const parts = shapeOf(request) ?? {}
  return new Set(
    ["params", "query", "body"].flatMap((part) => Object.keys((parts[part] && shapeOf(parts[part])) ?? {})),
  )
}

/** What an object has on the wire, be it read by a codec or as it is, or what one of several may have. */
function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case "object":
      return def.shape
    case "pipe":
      return shapeOf(def.in)
    case "optional":
    case "nullable":
      return shapeOf(def.innerType)
    case "union":
      return Object.assign({}, ...def.options.map(shapeOf))
    default:
      return undefined
  }
}

/** The faults of the one union member that the value was meant to be; the others expect another type altogether. */
const meantOf = (shapes: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] =>
  shapes.find((faults) => !faults.some(({ code, path }) => code === "invalid_type" && path.length === 0)) ?? []

function codeOf(issue: z.core.$ZodIssue, wire: unknown): WireIssueCode {
  if (valueAt(wire, issue.path) === undefined) return "missing-field"
  if (issue.code === "too_big" && issue.origin === "string") return "too-long"
  return wireIssueCodes.find((code) => code === issue.message) ?? "invalid-field"
}

/** Drops the first part, which is only query, headers or body. */
const fieldAt = (path: readonly PropertyKey[]): string => path.slice(1).map(String).join(".").slice(0, longestPath)

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined), value)
