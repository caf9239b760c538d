import type { WireIssue } from "./decode-request.ts"
import type { WireMessage } from "./endpoint-row.ts"

/**
 * What a request leaves out that the rules need and that may come in its body or in a header. Each of `needed` is a list
 * of names of which one is enough; the first of them is reported. Told by the server beside what a schema tells, as of
 * windows.
 *
 * @example missingParts(empty, ["challengeId", "phonenumber"], ["code"]) // missing-field at "challengeId" and "code"
 */
export const missingParts = (
  { body, headers }: WireMessage,
  ...needed: readonly (readonly [string, ...string[]])[]
): readonly WireIssue[] =>
  needed
    .filter((names) => !names.some((name) => isSaid(body, name) || isSaid(headers, name)))
    .map(([field]) => ({
      code: "missing-field",
      field,
      ...(field === "challengeId" && { hint: { kind: "challengeId" } }),
    }))

const isSaid = (part: unknown, name: string): boolean =>
  typeof part === "object" && part !== null && (Reflect.get(part, name) ?? null) !== null
