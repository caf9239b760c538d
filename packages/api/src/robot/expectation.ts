import * as Result from "effect/Result"

/** The product answered otherwise than the day was to go. */
export class Unexpected extends Error {
  override readonly name = "Unexpected"
}

/** What a call answered; throws where it was refused. @param what was asked, in words for the report */
export async function must<Value, Failure>(
  answer: Promise<Result.Result<Value, Failure>>,
  what: string,
): Promise<Value> {
  const result = await answer
  if (Result.isSuccess(result)) return result.success
  throw new Unexpected(`${what}: ${wordsOf(result.failure)}`)
}

/** How a call was refused; throws where it was not, or by another name. */
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
