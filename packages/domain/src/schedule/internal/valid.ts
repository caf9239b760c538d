import { InvalidAsk } from "../engine.ts"
import { type BookIssue, below, type Check, isRecord, notAmong } from "./checks.ts"

/** A part of a question that is checked as it would be in a book. Throws `InvalidAsk`. */
export function valid<Value>(field: string, value: Value, check: Check): Value {
  const issues: BookIssue[] = []
  check(value, field, issues)
  for (const { path, problem } of issues) throw new InvalidAsk(path, value, problem)
  return value
}

/** So that what is misspelt is not silently ignored where no compiler sees it. Throws `InvalidAsk`. */
export function requireKnown(field: string, value: unknown, names: readonly string[]): void {
  if (!isRecord(value)) throw new InvalidAsk(field || "ask", value, "is not an object")
  for (const name in value)
    if (!names.includes(name)) throw new InvalidAsk(below(field, name), value[name], notAmong("the fields", names))
}
