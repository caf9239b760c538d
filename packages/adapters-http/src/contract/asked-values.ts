import type { WireIssue } from "./decode-request.ts"
import type { WireMessage } from "./endpoint-row.ts"

/** What the pages ask for in a sentence of its own, and the API in the same one where it is not said. */
export type AskedValue = "paymentMethod" | "code" | "secondFactorCode" | "reference"

/** Such values of a call, by their names in its query, headers or body. */
export type AskedValues = Readonly<Record<string, AskedValue>>

/**
 * Each asked value that is sent without a character, where the schema takes any text: as good as missing. Told by the
 * server beside what a schema tells, as of windows.
 *
 * @example emptyValues({ body: { code: " " } }, { code: "code" }) // missing-field at "code"
 */
export const emptyValues = (message: WireMessage, asks: AskedValues): readonly WireIssue[] =>
  Object.keys(asks)
    .filter((field) => isSentEmpty(message, field))
    .map((field) => ({ code: "missing-field", field }))

/** Names what is asked for in each fault of an asked value that is missing or empty. */
export const withAsked = (
  issues: readonly WireIssue[],
  message: WireMessage,
  asks: AskedValues,
): readonly WireIssue[] =>
  issues.map((issue) => {
    const asked = asks[issue.field]
    const isUnsaid = issue.code === "missing-field" || isSentEmpty(message, issue.field)
    return asked !== undefined && isUnsaid ? { ...issue, asks: asked } : issue
  })

const isSentEmpty = ({ query, headers, body }: WireMessage, name: string): boolean =>
  [query, headers, body].some((part) => {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, name)) return false
    const value: unknown = Reflect.get(part, name)
    return value === null || (typeof value === "string" && value.trim() === "")
  })
