import { beginHere, often, type ThisServer } from "./begin-here.ts"
import { errorCodes } from "./error-codes.ts"
import type { JsonSchema } from "./json-schema.ts"
import type { OpenApi, Operation, Parameter } from "./open-api.ts"
import { escaped, inline } from "./page-text.ts"
import { webhookRules } from "./webhook-messages.ts"

/**
 * The description as one page that loads nothing: no script, no font, no picture. Its texts are escaped, so that no
 * text of a schema becomes markup.
 *
 * @param style the page's style sheet, as it is in the page: its hash belongs in the page's policy
 */
export const apiPage = (api: OpenApi, style: string, server: ThisServer): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(api.info.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(api.info.title)}</h1>
<p>${inline(api.info.description)}</p>
<p>Reached at <code>${escaped(api.servers[0]?.url ?? "")}</code>. The same as <a href="/v1.0/openapi.json">OpenAPI 3.1</a>.</p>
<nav class="parts" aria-label="Parts"><a href="#begin-here">Begin here</a> <a href="#who-calls">Who calls</a> <a href="#calls">Calls</a> <a href="#messages">Messages</a> <a href="#codes">Codes</a> <a href="#shapes">Shapes</a></nav>
${beginHere(api.servers[0]?.url ?? "", server)}
${whoCalls(api)}
<nav class="calls" id="calls" aria-label="Calls"><h2>Calls</h2>${api.tags.map(({ name }) => contents(api, name)).join("")}</nav>
${api.tags.map(({ name }) => chapter(api, name, server)).join("")}
${messages(api)}
${codes(api)}
<section id="shapes"><h2>Shapes</h2>${Object.entries(api.components.schemas).map(shape).join("")}</section>
</main>
</body>
</html>
`

interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const callsOf = (api: OpenApi, tag: string): readonly Call[] =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags[0] === tag)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

const contents = (api: OpenApi, tag: string): string =>
  `<h3>${escaped(tag)}</h3><ul>${callsOf(api, tag)
    .map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}"><b>${method}</b> ${escaped(path.replace(/^\/v\d\.\d/, ""))}</a></li>`,
    )
    .join("")}</ul>`

/** Each way to authenticate; each call says by 'Who may' whether it is needed. */
const whoCalls = ({ components: { securitySchemes: schemes } }: OpenApi): string => {
  const rows = Object.entries(schemes).map(([name, scheme]) => [
    name,
    "scheme" in scheme
      ? "<code>Authorization: Bearer key_…</code>"
      : `${scheme.in} <code>${escaped(scheme.name)}</code>`,
    inline(scheme.description),
  ])
  return `<section id="who-calls"><h2>Who calls</h2><p>${inline(callerRules)}</p>${table(rows)}</section>`
}

const callerRules =
  "Who sends none of these is a guest. A call whose 'Who may' is `anyone` asks nothing; any other asks for a right that the caller's role has, and an API key for the scope beside it. A guest's browser is known by a cookie; a single booking opens by the header `Mersal-Access` with the `accessToken` that booking it answered. A key that opens nothing (wrong, revoked, expired) is 401 `invalid-api-key`, a token that does not any more 401 `invalid-token`, on every call: make another. The cookie of a login that has ended is a guest's; a booking from a page that still has the mark `signed_in` beside it is first refused with 401 `session-ended`, which takes both back, so that nobody books as a guest without knowing it."

const messages = ({ webhooks }: OpenApi): string => {
  const [first] = Object.values(webhooks)
  const names = Object.keys(webhooks).map((name) => `<code>${escaped(name)}</code>`)
  return `<section id="messages"><h2>Messages to your server</h2>
<p>${inline(webhookRules)}</p><p>Types: ${names.join(" ")}</p>
${first ? `${parameterTable(first.post.parameters)}${bodies("Body", first.post.requestBody.content, "h3")}` : ""}</section>`
}

const operationsOf = ({ paths }: OpenApi): readonly Operation[] => Object.values(paths).flatMap(Object.values)

/** The codes of a call with their statuses: "409 price-changed". */
const refusalsOf = ({ responses }: Operation): readonly string[] =>
  Object.entries(responses).flatMap(([status, { "x-codes": codes = [] }]) => codes.map((code) => `${status} ${code}`))

/** The refusals of every call; they are listed once, and not repeated at each call. */
function commonRefusals(api: OpenApi): ReadonlySet<string> {
  const [first = [], ...others] = operationsOf(api).map(refusalsOf)
  return new Set(first.filter((refusal) => others.every((these) => these.includes(refusal))))
}

/** Every code with its status, its meaning and what a program should do. */
function codes(api: OpenApi): string {
  const common = commonRefusals(api)
  const rows = errorCodes.map(({ code, status, means, todo }) => [
    `<span id="code-${status}-${escaped(code)}">${named(code, common.has(`${status} ${code}`) ? `${status}, any call` : String(status))}</span>`,
    `${inline(means)} <b>${inline(todo)}</b>`,
  ])
  return `<section id="codes"><h2>Codes</h2><p>${inline("The values of `errors[].code`. At a call stand those that it can answer beside the ones marked `any call`. New codes may come at any time: decide by the status of one that you do not know. An address that is no call is 404 `unknown-call`, another method of a call is 405 `method-not-allowed`.")}</p>${table(rows)}</section>`
}

function chapter(api: OpenApi, tag: string, server: ThisServer): string {
  const common = commonRefusals(api)
  const articles = callsOf(api, tag).map((call) => article(call, server, common))
  return `<section><h2>${escaped(tag)}</h2>${articles.join("")}</section>`
}

const article = (
  { method, path, operation }: Call,
  { limits }: ThisServer,
  common: ReadonlySet<string>,
): string => `<article id="${operation.operationId}">
<h3><b>${method}</b> <code>${escaped(path)}</code>${operation.deprecated ? " <small>kept for callers of old</small>" : ""}</h3>
<p>${escaped(operation.summary)} ${escaped(operation.description ?? "")}</p>
<p class="access">Who may: <code>${escaped(operation["x-access"])}</code>${operation["x-scope"] === undefined ? "" : `, an API key with <code>${escaped(operation["x-scope"])}</code>`}</p>
${operation["x-limits"].length === 0 ? "" : `<p class="access">At most ${operation["x-limits"].map(({ name, counts }) => `${often(limits[name])} ${counts}`).join("; ")}</p>`}
${operation.parameters.length === 0 ? "" : `<h4>Parameters</h4>${parameterTable(operation.parameters)}`}
${bodies("Body", operation.requestBody?.content)}
${bodies("Answer", operation.responses["200"]?.content)}
<h4>Refusals</h4><p>${refusals(operation, common)}</p>
</article>`

/** The codes of one call by status, without those of every call. */
function refusals({ responses }: Operation, common: ReadonlySet<string>): string {
  const own = Object.entries(responses).flatMap(([status, { "x-codes": codes = [] }]) => {
    const listed = codes.filter((code) => !common.has(`${status} ${code}`))
    const links = listed.map((code) => `<a href="#code-${status}-${escaped(code)}">${escaped(code)}</a>`)
    return links.length === 0 ? [] : [`<b>${status}</b> ${links.join(" ")}`]
  })
  return [...own, '<a href="#codes">those of any call</a>'].join(" ")
}

const parameterTable = (parameters: readonly Parameter[]): string =>
  table(
    parameters.map(({ name, in: where, required, schema, example }) => [
      named(name, required ? `${where}, needed` : where),
      `${kindOf(schema)}${example === undefined ? "" : `, such as <code>${escaped(example)}</code>`}`,
    ]),
  )

const bodies = (
  title: string,
  content: NonNullable<Operation["requestBody"]>["content"] | undefined,
  heading: "h3" | "h4" = "h4",
): string =>
  Object.entries(content ?? {})
    .map(
      ([type, { schema, example }]) =>
        `<${heading}>${title} <small>${escaped(type)}</small></${heading}>${fields(schema)}${example === undefined ? "" : `<pre>${escaped(JSON.stringify(example, null, 2))}</pre>`}`,
    )
    .join("")

const shape = ([name, schema]: readonly [string, JsonSchema]): string =>
  `<article id="shape-${escaped(name)}"><h3>${escaped(name)}</h3>${fields(schema)}</article>`

/**
 * The fields of an object as a table, nested ones by their path, followed by the fields that are accepted but not read.
 */
function fields(schema: JsonSchema): string {
  const all = fieldsOf(schema, "")
  if (all.length === 0) return `<p>${kindOf(schema)}</p>`
  const read = all.filter(({ property }) => property.deprecated !== true)
  const unread = all.filter(({ property }) => property.deprecated === true).map(({ at }) => code(at))
  return `${table(read.map(({ at, property, isNeeded }) => [named(at, isNeeded ? "needed" : ""), kindOf(property)]))}${
    unread.length === 0 ? "" : `<p class="access">Taken, and not read: ${unread.join(" ")}</p>`
  }`
}

interface Field {
  /** Its path, such as `pkp[].lat`. */
  readonly at: string
  readonly property: JsonSchema
  readonly isNeeded: boolean
}

/** The fields within a value: its own, those of a list's entries, and those of each shape that it may have. */
function fieldsOf(schema: JsonSchema, path: string): readonly Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = path === "" ? name : `${path}.${name}`
    return [{ at, property, isNeeded: schema.required?.includes(name) ?? false }, ...fieldsOf(property, at)]
  })
  const ofItems = schema.items === undefined ? [] : fieldsOf(schema.items as JsonSchema, `${path}[]`)
  const shapes = ((schema.anyOf ?? schema.oneOf ?? []) as readonly JsonSchema[]).map((shape) => fieldsOf(shape, path))
  return [...own, ...ofItems, ...together(shapes.filter((shape) => shape.length > 0))]
}

/**
 * The fields of several shapes, each once: required if every shape requires it, with all the kinds that it has in any
 * shape.
 */
function together(shapes: readonly (readonly Field[])[]): readonly Field[] {
  return [...Map.groupBy(shapes.flat(), ({ at }) => at)].map(([at, fields]) => {
    const kinds = [...new Map(fields.map(({ property }) => [JSON.stringify(property), property])).values()]
    const [property = {}] = kinds
    return {
      at,
      property: kinds.length === 1 ? property : { anyOf: kinds },
      isNeeded: fields.length === shapes.length && fields.every(({ isNeeded }) => isNeeded),
    }
  })
}

/** A name with a remark below it. */
const named = (name: string, word: string): string => `${code(name)}${word === "" ? "" : ` <small>${word}</small>`}`

const code = (text: string): string => `<code>${escaped(text)}</code>`

/** What a value is, in a few words. */
function kindOf(schema: JsonSchema): string {
  const reference = schema.$ref
  if (typeof reference === "string") {
    const name = escaped(reference.split("/").at(-1) ?? "")
    return `<a href="#shape-${name}">${name}</a>`
  }
  const choices = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined
  if (choices) return described(choices.map(kindOf).join(" or "), schema)
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`
  // All codes are listed in a chapter of their own.
  if (schema["x-enumDescriptions"] !== undefined) return `<a href="#codes">one of the codes</a>`
  if (Array.isArray(schema.enum))
    return described(schema.enum.map((word) => `<code>${escaped(String(word))}</code>`).join(" "), schema)
  if (schema.items !== undefined) return described(`list of ${kindOf(schema.items as JsonSchema)}`, schema)
  const limits = [
    schema.format === undefined ? "" : String(schema.format),
    schema.maxLength === undefined ? "" : `up to ${schema.maxLength} characters`,
    schema.minimum === undefined ? "" : `from ${schema.minimum}`,
    schema.maximum === undefined ? "" : `to ${schema.maximum}`,
  ].filter((limit) => limit !== "")
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any value")
  return described(escaped([String(type), ...limits].join(", ")), schema)
}

const described = (words: string, { description }: JsonSchema): string =>
  description === undefined ? words : `${words}. ${inline(String(description))}`

const table = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`
