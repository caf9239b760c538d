import type * as Effect from "effect/Effect"
import type * as Result from "effect/Result"
import type { CallOptions } from "../ports/driving/service-failure.ts"

// biome-ignore lint/suspicious/noExplicitAny: whatever a use case takes and answers, only its ports are asked for.
type Ports<UseCase> = UseCase extends (...values: any[]) => Effect.Effect<any, any, infer Needed> ? Needed : never

/** Runs use cases over their driven ports; a defect rejects. */
export type RunFor<UseCase> = <Value, Failure>(
  program: Effect.Effect<Value, Failure, Ports<UseCase>>,
  options?: CallOptions,
) => Promise<Result.Result<Value, Failure>>
