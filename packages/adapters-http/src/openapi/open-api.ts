import { permissions } from "@mersal/domain/account/permissions"
import { marketIds } from "@mersal/domain/market/market"
import { encodeRequest } from "../contract/decode-request.ts"
import type { EndpointRow, EndpointTable, FieldWords, LimitName } from "../contract/endpoint-row.ts"
import { ErrorEnvelope } from "../contract/error-envelope.ts"
import { needsBody } from "../contract/needed-body.ts"
import { codesOfCall, type ListedCode } from "./error-codes.ts"
import { type JsonSchema, wireSchema } from "./json-schema.ts"
import { type WebhookMessages, webhookMessages } from "./webhook-messages.ts"

/** A description of the API in OpenAPI 3.1. */
export interface OpenApi {
  readonly openapi: "3.1.0"
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  /** The messages to webhooks, by type. */
  readonly webhooks: WebhookMessages
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: typeof securitySchemes
  }
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly summary: string
  readonly description?: string
  readonly deprecated?: true
  readonly security: readonly Readonly<Record<string, readonly never[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Response>>
  /** The action of section 6 that is checked, and the scope that an API key needs. */
  readonly "x-access": string
  readonly "x-scope"?: string
  /** The call's own limits besides the key's, and who is counted by each; the numbers are settings of the server. */
  readonly "x-limits": readonly OwnLimit[]
}

interface OwnLimit {
  readonly name: LimitName
  readonly counts: string
}

export interface Parameter {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: string
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>

interface Response {
  readonly description: string
  /** The codes of a refusal, each described in full at `Error`. */
  readonly "x-codes"?: readonly string[]
  readonly content?: Content
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
}

const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "sid",
    description: "The cookie of a signed-in browser, `__Host-sid` over https. Signing in sets it; no script reads it.",
  },
  token: {
    type: "apiKey",
    in: "header",
    name: "token",
    description:
      "`auth.token`, which signing in answers to a program: to who sends neither `Origin` nor `Sec-Fetch-Site`.",
  },
  key: {
    type: "http",
    scheme: "bearer",
    description:
      "An API key, `key_live_…` or `key_test_…` for the sandbox, which `POST /v1.0/keys` answers, and nothing else ever does. It may call what anyone may and, by its scopes, what names a scope; it may do no more than the account that made it.",
  },
} as const

/** Each area of the table is a chapter of the description. */
export type Areas = Readonly<Record<string, EndpointTable>>

/**
 * Describes every call of the tables by the same schemas that read its requests and write its answers.
 *
 * @param serverUrl where the API is, without a trailing slash
 */
export function openApi(areas: Areas, productName: string, serverUrl: string): OpenApi {
  const schemas: Record<string, JsonSchema> = {}
  const lifted = (schema: JsonSchema): JsonSchema => {
    const { $defs = {}, ...rest } = schema
    for (const [name, definition] of Object.entries($defs)) schemas[name] = withComponentReferences(definition)
    return withComponentReferences(rest)
  }
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [area, table] of Object.entries(areas)) {
    for (const [name, row] of Object.entries(table)) {
      const path = row.endpoint.path.replace(/:(\w+)/g, "{$1}")
      paths[path] = { ...paths[path], [row.endpoint.method.toLowerCase()]: operation(area, name, row, lifted) }
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: `${productName} REST API`, version: "1.0", description: introduction },
    servers: [{ url: serverUrl }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    webhooks: webhookMessages(),
    components: { schemas: { Errors: lifted(wireSchema(ErrorEnvelope)), ...schemas }, securitySchemes },
  }
}

const introduction =
  "Requests and answers are JSON in UTF-8. Every answer has the header Mersal-Now, the server's instant, and Request-Id. Refusals are `{success: false, errors: [{errorMessage, errorDetails, code, field, data, requestId}]}`: errorMessage is for people, in the language of Accept-Language (en or ar), code for programs. An address that is no call is 404 `unknown-call`, another method of a call 405 `method-not-allowed`. Where a call has an example, it can be sent as it stands, but that dates have to be to come."

function operation(
  area: string,
  name: string,
  row: EndpointRow<unknown, unknown>,
  lifted: (schema: JsonSchema) => JsonSchema,
): Operation {
  const request = wireSchema(row.endpoint.request)
  const example = row.example === undefined ? undefined : encodeRequest(row.endpoint, row.example)
  const body = withWords(withNeeds(withMarket(request.properties?.body, row), row), row.fields)
  const hasBody = row.endpoint.method !== "GET" && body !== undefined && Object.keys(body).length > 0
  const deprecation = row.deprecated === undefined ? [] : [`Kept for callers of old: use ${row.deprecated} instead.`]
  const idempotency = row.isIdempotent ? ["Acts once for each Idempotency-Key."] : []
  const description = [...deprecation, ...idempotency].join(" ")
  return {
    operationId: name,
    tags: [area],
    summary: row.summary,
    ...(description !== "" && { description }),
    ...(row.deprecated !== undefined && { deprecated: true as const }),
    security: securityOf(row),
    parameters: [
      ...parameters("path", request.properties?.params, example?.params, lifted),
      ...parameters(
        "query",
        withMarket(withoutHostMarket(request.properties?.query, row), row),
        example?.query,
        lifted,
      ),
      ...parameters("header", request.properties?.headers, example?.headers, lifted),
      ...(row.isIdempotent ? [idempotencyKey] : []),
    ],
    ...(hasBody && {
      requestBody: { required: needsBody(row.endpoint), content: requestContent(row, body, example?.body, lifted) },
    }),
    responses: responses(row, lifted),
    "x-access": row.access,
    ...(row.scope !== undefined && { "x-scope": row.scope }),
    "x-limits": limitsOf(row),
  }
}

/**
 * The body, with those fields marked as required that only the rules require: its schema accepts them missing, so that
 * each is refused with a sentence.
 */
const withNeeds = (
  body: JsonSchema | undefined,
  { needs, needsOneOf }: Pick<EndpointRow<unknown, unknown>, "needs" | "needsOneOf">,
): JsonSchema | undefined =>
  body && {
    ...body,
    ...(needs && { required: [...(body.required ?? []), ...needs] }),
    ...(needsOneOf && { anyOf: needsOneOf.map((required) => ({ required })) }),
  }

/** The body with its row's descriptions of single fields. */
function withWords(body: JsonSchema | undefined, fields: EndpointRow<unknown, unknown>["fields"] = {}) {
  return Object.entries(fields).reduce<JsonSchema | undefined>(
    (schema, [path, words]) => schema && withWordsAt(schema, path.split("."), words),
    body,
  )
}

/** @param path its first name may be a list's: "pkp[]" */
function withWordsAt(schema: JsonSchema, [first = "", ...rest]: readonly string[], field: FieldWords): JsonSchema {
  const name = first.replace("[]", "")
  const property = schema.properties?.[name]
  if (!property) throw new Error(`No field ${name} to say something of`)
  const { isNeeded = false, ...words } = field
  const items = property.items as JsonSchema | undefined
  const within = () =>
    items ? { ...property, items: withWordsAt(items, rest, field) } : withWordsAt(property, rest, field)
  return {
    ...schema,
    properties: { ...schema.properties, [name]: rest.length === 0 ? { ...property, ...words } : within() },
    ...(rest.length === 0 && isNeeded && { required: [...(schema.required ?? []), name] }),
  }
}

/** The query's parameters, with the market optional if the host implies it. */
const withoutHostMarket = (
  query: JsonSchema | undefined,
  { marketOfHost }: Pick<EndpointRow<unknown, unknown>, "marketOfHost">,
): JsonSchema | undefined =>
  query && marketOfHost ? { ...query, required: query.required?.filter((name) => name !== "domain") ?? [] } : query

const inEachCase = (market: string): string =>
  [...market].map((letter) => `[${letter}${letter.toLowerCase()}]`).join("")

/** What a market in any case may be: an enumeration of each way of writing it would hide the two markets. */
const marketInAnyCase = {
  description: `${marketIds.join(" or ")}, in any case.`,
  type: "string",
  pattern: `^(${marketIds.map(inEachCase).join("|")})$`,
  examples: marketIds,
}

/** The query or body, with a market that may be written in any case described so. */
function withMarket(schema: JsonSchema | undefined, row: EndpointRow<unknown, unknown>): JsonSchema | undefined {
  const { properties, items } = schema ?? {}
  if (items) return { ...schema, items: withMarket(items as JsonSchema, row) }
  const name = row.marketInAnyCase
  if (name === undefined || properties?.[name] === undefined) return schema
  return { ...schema, properties: { ...properties, [name]: marketInAnyCase } }
}

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255 },
}

function parameters(
  where: Parameter["in"],
  schema: JsonSchema | undefined,
  example: unknown,
  lifted: (schema: JsonSchema) => JsonSchema,
): readonly Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const shown = (example as Readonly<Record<string, unknown>> | undefined)?.[name]
    return {
      name,
      in: where,
      required: where === "path" || (schema?.required?.includes(name) ?? false),
      schema: lifted(property),
      ...(shown !== undefined && { example: String(shown) }),
    }
  })
}

function requestContent(
  { takes }: EndpointRow<unknown, unknown>,
  body: JsonSchema,
  example: unknown,
  lifted: (schema: JsonSchema) => JsonSchema,
): Content {
  if (takes === "image") {
    const picture = { schema: { type: "string", contentMediaType: "image/*" } }
    return { "image/jpeg": picture, "image/png": picture, "image/webp": picture }
  }
  const json = { schema: lifted(body), ...(example !== undefined && { example }) }
  if (takes === "csv") return { "application/json": json, "text/csv": { schema: { type: "string" } } }
  const type = takes === "form" ? "multipart/form-data" : "application/json"
  return { [type]: json }
}

function responses(
  row: EndpointRow<unknown, unknown>,
  lifted: (schema: JsonSchema) => JsonSchema,
): Readonly<Record<string, Response>> {
  const answer = lifted(wireSchema(row.endpoint.answer))
  const ofStatus = Map.groupBy(codesOfCall(row), ({ status }) => status)
  return {
    "200": { description: "Done.", content: answerContent(row, answer) },
    ...Object.fromEntries([...ofStatus].map(([status, codes]) => [String(status), refused(status, codes)])),
  }
}

/** A call's refusal with one status: its codes, and the meaning if there is only one. */
function refused(status: number, listed: readonly ListedCode[]): Response {
  const codes = listed.map(({ code }) => code)
  return {
    description: listed.length === 1 ? (listed[0]?.means ?? "") : `Refused as one of ${codes.join(", ")}.`,
    "x-codes": codes,
    ...(waits.has(status) && { headers: retryAfter }),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Errors" } } },
  }
}

/** Statuses whose answers say when to try again. */
const waits: ReadonlySet<number> = new Set([429, 503])
const retryAfter = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } }

function answerContent({ gives }: EndpointRow<unknown, unknown>, answer: JsonSchema): Content {
  if (gives === "file") return { "*/*": { schema: { type: "string", contentMediaType: "application/octet-stream" } } }
  if (gives === "events") return { "text/event-stream": { schema: answer } }
  const { properties = {}, required = [] } = answer
  return {
    "application/json": {
      schema: {
        ...answer,
        properties: { success: { const: true }, ...properties },
        required: ["success", ...required],
      },
    },
  }
}

/** The limits of a call, as its row names them. */
function limitsOf({
  limit,
  guestLimit,
  contactLimits,
  callerLimit,
  tellingLimit,
}: EndpointRow<unknown, unknown>): readonly OwnLimit[] {
  return [
    ...(limit ? [{ name: limit, counts: "from one address" }] : []),
    ...(guestLimit ? [{ name: guestLimit.name, counts: "of guests for one phone, counted where they succeed" }] : []),
    ...(contactLimits ?? []).flatMap(({ ofGuests, ofAccount, whose }) => [
      { name: ofGuests, counts: `of guests for one ${whose}, counted where they succeed` },
      { name: ofAccount, counts: `of one account for one ${whose}, counted where they succeed` },
    ]),
    ...(callerLimit ? [{ name: callerLimit.name, counts: callerLimit.which ?? "of one caller" }] : []),
    ...(tellingLimit
      ? [
          { name: tellingLimit.byAddress, counts: "with a promo code that are refused, from one address" },
          { name: tellingLimit.byCaller, counts: "with a promo code that are refused, of one caller" },
        ]
      : []),
  ]
}

/** How a caller authenticates; includes the empty requirement if nobody has to. */
function securityOf({ access, scope }: EndpointRow<unknown, unknown>): Operation["security"] {
  const isForGuests = access === "anyone" || permissions[access].types.guest !== "none"
  const keys = scope === undefined ? [] : [{ key: [] }]
  return [...(isForGuests ? [{}] : []), { session: [] }, { token: [] }, ...keys]
}

/** A schema whose references to shared shapes point to where OpenAPI keeps them. */
function withComponentReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'),
  ) as JsonSchema
}
