import type * as Effects from "effect/Result"

/* The browser's replacement for effect/Result (vite.config.ts, decision 026): the functions that rules and screens
   call. It leaves out printing, hashing and comparing, which no page does and which weigh 4.5 kB on each. The server
   and the tests use Effect's own; a test compares the two. */

type Result<Value, Failure> =
  | { readonly _tag: "Success"; readonly success: Value }
  | { readonly _tag: "Failure"; readonly failure: Failure }

/** Takes its subject first, or answers a function that takes it, as Effect's functions do. */
const dual =
  (body: (self: Result<unknown, unknown>, option: never) => unknown) =>
  (...input: readonly unknown[]) =>
    input.length > 1
      ? body(input[0] as Result<unknown, unknown>, input[1] as never)
      : (self: Result<unknown, unknown>) => body(self, input[0] as never)

type Call = (input: unknown) => unknown

export const succeed = ((success: unknown) => ({ _tag: "Success", success })) as unknown as typeof Effects.succeed

export const fail = ((failure: unknown) => ({ _tag: "Failure", failure })) as unknown as typeof Effects.fail

export const isSuccess = ((self: Result<unknown, unknown>) =>
  self._tag === "Success") as unknown as typeof Effects.isSuccess

export const isFailure = ((self: Result<unknown, unknown>) =>
  self._tag === "Failure") as unknown as typeof Effects.isFailure

export const map = dual((self, call: Call) =>
  self._tag === "Success" ? succeed(call(self.success)) : self,
) as typeof Effects.map

export const mapError = dual((self, call: Call) =>
  self._tag === "Failure" ? fail(call(self.failure)) : self,
) as typeof Effects.mapError

export const flatMap = dual((self, call: Call) =>
  self._tag === "Success" ? call(self.success) : self,
) as typeof Effects.flatMap

export const match = dual((self, { onSuccess, onFailure }: { onSuccess: Call; onFailure: Call }) =>
  self._tag === "Success" ? onSuccess(self.success) : onFailure(self.failure),
) as typeof Effects.match

export const getOrThrow = ((self: Result<unknown, unknown>) => {
  if (self._tag === "Failure") throw self.failure
  return self.success
}) as typeof Effects.getOrThrow
