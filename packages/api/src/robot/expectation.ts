import * as Result from "effect/Result"

/** The product's answer does not fit the day's plan. */
export class Unexpected extends Error {
  override readonly name = "Unexpected"
}

/**
 * The answer of a call; throws if it was refused.
 * @param what the call, in words for the report
 */
export async function must<Value, Failure>(
  answer: Promise<Result.Result<Value, Failure>>,
  what: string,
): Promise<Value> {
  const result = await answer
  if (Result.isSuccess(result)) return result.success
  throw new Unexpected(`${what}: ${wordsOf(result.failure)}`)
}

/** The refusal of a call; throws if it was not refused, or with another name. */
export async function mustBeRefused<Value, Failure>(
  answer: Promise<Result.Result<Value, Failure>>,
  tag: string,
  what: string,
): Promise<void> {
  const result = await answer
  const heard = Result.isSuccess(result) ? "it was done" : wordsOf(result.failure)
  if (Result.isSuccess(result) || (result.failure as { readonly _tag?: unknown })._tag !== tag)
    throw new Unexpected(`${what} should be refused as ${tag}: ${heard}`)
}

export function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Unexpected(what)
}

const wordsOf = (failure: unknown): string => {
  const { _tag = "refused", ...data } = failure as Readonly<Record<string, unknown>>
  return `${_tag} ${JSON.stringify(data)}`
}
