import type { JsonSchema } from "@mersal/adapters-http/openapi/json-schema"
import type { OpenApi } from "@mersal/adapters-http/openapi/open-api"

/** The names of all fields of a call's query and body, at any depth, each once. */
export function fieldsOf(description: OpenApi, method: string, path: string): readonly string[] {
  const operation = description.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]
  if (operation === undefined) throw new Error(`${method} ${path} is not described`)
  const asked = (operation.parameters ?? []).filter((each) => each.in === "query").map((each) => each.name)
  const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => [
    ...namesIn(schema, description.components.schemas),
  ])
  return [...new Set([...asked, ...bodies])]
}

function* namesIn(value: unknown, schemas: Readonly<Record<string, JsonSchema>>): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* namesIn(each, schemas)
  if (typeof value !== "object" || value === null) return
  const { $ref, properties, items, anyOf, oneOf, allOf } = value as JsonSchema
  if (typeof $ref === "string") yield* namesIn(schemas[$ref.split("/").at(-1) ?? ""], schemas)
  for (const [name, schema] of Object.entries(properties ?? {})) {
    yield name
    yield* namesIn(schema, schemas)
  }
  for (const part of [items, anyOf, oneOf, allOf]) yield* namesIn(part, schemas)
}
