import { InvalidAsk } from "../engine.ts"
import type { BookIssue, Check } from "./checks.ts"

/** A part of a question that is checked as it would be in a book. Throws `InvalidAsk`. */
export function valid<Value>(field: string, value: Value, check: Check): Value {
  const issues: BookIssue[] = []
  check(value, field, issues)
  for (const { path, problem } of issues) throw new InvalidAsk(path, value, problem)
  return value
}
