import { typedFactor } from "@mersal/domain/account/second-factor/second-factor"
import { enteredCode } from "@mersal/domain/account/sign-in/code-entry"
import type { WireIssue } from "./decode-request.ts"
import type { WireMessage } from "./endpoint-row.ts"

/** What the pages ask for in a sentence of its own, and the API in the same one where it is not said. */
export type AskedValue = "paymentMethod" | "code" | "secondFactorCode" | "reference"

/** Such values of a call, by their names in its query, headers or body. */
export type AskedValues = Readonly<Record<string, AskedValue>>

/**
 * What can be no code is asked for like one that is not said: it is refused before anything is looked up, so it costs no
 * try, and says nothing of the challenge that it is sent for.
 */
const shapes: Partial<Record<AskedValue, (typed: string, codeLength: number) => boolean>> = {
  code: (typed, codeLength) => enteredCode(typed, codeLength) !== null,
  secondFactorCode: (typed) => typedFactor(typed) !== null,
}

/**
 * Each asked value that is sent without a character, where the schema takes any text: as good as missing; and each of
 * another shape than it can have. Told by the server beside what a schema tells, as of windows.
 *
 * @param codeLength the digits of a code by message
 * @example unsaidValues({ body: { code: " " } }, { code: "code" }, 4) // missing-field at "code"
 * @example unsaidValues({ body: { code: "12" } }, { code: "code" }, 4) // invalid-field at "code"
 */
export const unsaidValues = (message: WireMessage, asks: AskedValues, codeLength: number): readonly WireIssue[] =>
  Object.entries(asks).flatMap(([field, asked]): readonly WireIssue[] => {
    if (isSentEmpty(message, field)) return [{ code: "missing-field", field }]
    return isMisshapen(message, field, asked, codeLength) ? [{ code: "invalid-field", field }] : []
  })

/** Names what is asked for in each fault of an asked value that is missing, empty or of another shape. */
export const withAsked = (
  issues: readonly WireIssue[],
  message: WireMessage,
  asks: AskedValues,
  codeLength: number,
): readonly WireIssue[] =>
  issues.map((issue) => {
    const asked = asks[issue.field]
    if (asked === undefined) return issue
    const isUnsaid =
      issue.code === "missing-field" ||
      isSentEmpty(message, issue.field) ||
      isMisshapen(message, issue.field, asked, codeLength)
    return isUnsaid ? { ...issue, asks: asked } : issue
  })

const isSentEmpty = (message: WireMessage, name: string): boolean =>
  sentAs(message, name).some((value) => value === null || (typeof value === "string" && value.trim() === ""))

/** Whether it is sent, and nowhere in the shape that it has. */
function isMisshapen(message: WireMessage, name: string, asked: AskedValue, codeLength: number): boolean {
  const shape = shapes[asked]
  const texts = sentAs(message, name).filter((value) => typeof value === "string")
  return shape !== undefined && texts.length > 0 && !texts.some((typed) => shape(typed, codeLength))
}

/** What is sent under a name, in the query, the headers or the body. */
const sentAs = ({ query, headers, body }: WireMessage, name: string): readonly unknown[] =>
  [query, headers, body].flatMap((part) =>
    typeof part === "object" && part !== null && Object.hasOwn(part, name) ? [Reflect.get(part, name) as unknown] : [],
  )
