import { readdirSync, readFileSync } from "node:fs"
import * as Effects from "effect/Result"
import fc from "fast-check"
import { expect, it } from "vitest"
import * as Browsers from "./browser-result.ts"

type Kind = typeof Browsers

/** What can be observed of a result. */
const told = (result: unknown) => {
  const { _tag, success, failure } = result as { _tag: string; success?: unknown; failure?: unknown }
  return { _tag, success, failure }
}

const thrown = (call: () => unknown) => {
  try {
    return { returned: call() }
  } catch (failure) {
    return { failure }
  }
}

/** Every function of this kind, called with its subject first and called without it. */
function answers(kind: Kind, isGood: boolean, value: number) {
  const self = (isGood ? kind.succeed(value) : kind.fail(value)) as Effects.Result<number, number>
  const next = (input: number) => (input % 2 === 0 ? kind.succeed(input + 1) : kind.fail(input - 1))
  const ends = {
    onSuccess: (input: number) => `good ${input}`,
    onFailure: (input: number) => `bad ${input}`,
  }
  const double = (input: number) => input * 2
  return [
    told(self),
    kind.isSuccess(self),
    kind.isFailure(self),
    told(kind.map(self, double)),
    told(kind.map(double)(self)),
    told(kind.mapError(self, double)),
    told(kind.mapError(double)(self)),
    told(kind.flatMap(self, next)),
    told(kind.flatMap(next)(self)),
    kind.match(self, ends),
    kind.match(ends)(self),
    thrown(() => kind.getOrThrow(self)),
  ]
}

it("answers what Effect's answers", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.integer(), (isGood, value) => {
      expect(answers(Browsers, isGood, value)).toEqual(answers(Effects as unknown as Kind, isGood, value))
    }),
  )
})

it("has every function that code of the browser calls", () => {
  const called = new Set<string>()
  for (const folder of ["domain/src", "web/src", "adapters-http/src/client", "adapters-http/src/contract"])
    for (const [, name] of sourcesIn(folder).matchAll(/\bResult\.([a-z]\w*)/g)) called.add(name as string)
  expect([...called].filter((name) => !(name in Browsers))).toEqual([])
  expect(called.size).toBeGreaterThan(3)
})

function sourcesIn(folder: string): string {
  const root = new URL(`../../../../${folder}/`, import.meta.url)
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, root), "utf8"))
    .join("\n")
}
