import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

// The expectations of the contract suites. They use no test runner, so that they also run without one.

/** An unmet expectation, with both sides. */
class ExpectationFailed extends Error {
  override readonly name = "ExpectationFailed"
}

export function expectTrue(condition: boolean, what: string): asserts condition {
  if (!condition) throw new ExpectationFailed(what)
}

/** Expects both to be equal as plain data: objects by their fields, lists in order. */
export function expectEqual(actual: unknown, expected: unknown, what = "value"): void {
  if (!isSameData(actual, expected)) {
    throw new ExpectationFailed(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`)
  }
}

/** The value of a successful answer; throws for a failed one. */
export function succeeded<Value, Failure>(answer: Result.Result<Value, Failure>): Value {
  if (Result.isSuccess(answer)) return answer.success
  throw new ExpectationFailed(`expected an answer, got ${JSON.stringify(answer.failure)}`)
}

/** The failure with this tag; throws for anything else. */
export function refused<Failure extends { readonly _tag: string }, Tag extends Failure["_tag"]>(
  answer: Result.Result<unknown, Failure>,
  tag: Tag,
): Extract<Failure, { readonly _tag: Tag }> {
  if (Result.isFailure(answer) && answer.failure._tag === tag) {
    return answer.failure as Extract<Failure, { readonly _tag: Tag }>
  }
  const got = Result.isSuccess(answer) ? answer.success : answer.failure
  throw new ExpectationFailed(`expected ${tag}, got ${JSON.stringify(got)}`)
}

/** The failure of an operation that must be refused; throws if it succeeds. */
export const refusalOf = <Value, Failure, Needs>(asked: Effect.Effect<Value, Failure, Needs>, what = "a refusal") =>
  Effect.matchEffect(asked, {
    onFailure: (refusal) => Effect.succeed(refusal),
    onSuccess: (value) =>
      Effect.die(new ExpectationFailed(`expected ${what}, got ${JSON.stringify(value) ?? "it done"}`)),
  })

/** The first item of a list that must not be empty. */
export function first<Item>(items: readonly Item[], what = "item"): Item {
  const [item] = items
  if (item === undefined) throw new ExpectationFailed(`expected at least one ${what}`)
  return item
}

function isSameData(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [fieldsOf(a), fieldsOf(b)]
  return (
    left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSameData(value, right.get(key)))
  )
}

const fieldsOf = (value: object): Map<string, unknown> => new Map(Object.entries(value))
