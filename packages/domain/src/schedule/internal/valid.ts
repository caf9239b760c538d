import { InvalidAsk } from "../engine.ts"
import type { BookIssue, Check } from "./checks.ts"

/** A part of a question that is checked as it would be in a book. Throws `InvalidAsk`. */
export function valid<Value>(field: string, value: Value, check: Check): Value {
  const issues: BookIssue[] = []
  if (check(value, field, issues)) return value
  const [{ path, problem }] = issues as [BookIssue]
  throw new InvalidAsk(path, value, problem)
}
