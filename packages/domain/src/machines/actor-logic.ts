import * as Result from "effect/Result"
import { fromPromise, type PromiseActorLogic } from "xstate"
import type { CallOptions } from "../ports/driving/service-failure.ts"

/**
 * A driving port's method as an actor. Success is its output, a failure its error; leaving the state aborts the call.
 */
export const fromPort = <Input, Output, Failure>(
  call: (input: Input, options: CallOptions) => Promise<Result.Result<Output, Failure>>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(async ({ input, signal }) => Result.getOrThrow(await call(input, { signal })))

/** A placeholder for an actor that the composition root must provide. If it is forgotten, the error says its name. */
export const unprovided = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} was not provided`)))
