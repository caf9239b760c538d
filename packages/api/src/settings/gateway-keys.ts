import { safeAddress, Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

/** Reads required values; each missing one is a problem of its own. */
export const neededFor =
  <Variable extends string>({ read, problems }: Source<Variable>, why: string) =>
  (name: Variable, parse: (text: string) => string | Wrong): string => {
    const before = problems.length
    const value = read<string | null>(name, null, parse)
    if (value === null && problems.length === before) problems.push(`${name} must be set when ${why}`)
    return value ?? ""
  }

/** The address of a gateway, without a trailing slash. */
export function parseGateway(text: string): string | Wrong {
  const url = safeAddress(text)
  return url !== null && url.search + url.hash + url.username + url.password === ""
    ? text.replace(/\/$/, "")
    : new Wrong("must be an https address without a query")
}
