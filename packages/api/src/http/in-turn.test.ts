import type { Request, RequestHandler, Response } from "express"
import { expect, it } from "vitest"
import { inTurn } from "./in-turn.ts"

/** What was done by some handlers, and the value passed to `next`. */
async function doneBy(...handlers: readonly RequestHandler[]): Promise<readonly unknown[]> {
  const done: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const request = { done } as unknown as Request
  void inTurn(...handlers)(request, {} as Response, resolve)
  done.push(await promise)
  return done
}

const does =
  (what: string): RequestHandler =>
  (request, _, next) => {
    ;(request as unknown as { readonly done: unknown[] }).done.push(what)
    next()
  }
const later: RequestHandler = (_, __, next) => void setImmediate(next)
const failure = new Error("of a handler")

it("calls one handler after the other, and goes on after the last", async () => {
  expect(await doneBy(does("a"), later, does("b"))).toEqual(["a", "b", undefined])
})

it("goes on with what a handler throws, at once, after waiting or as a promise, and calls no other", async () => {
  const failing: readonly RequestHandler[] = [
    (_, __, next) => next(failure),
    () => {
      throw failure
    },
    async () => {
      throw failure
    },
  ]
  for (const handler of failing) {
    expect(await doneBy(does("a"), handler, does("b"))).toEqual(["a", failure])
    expect(await doneBy(does("a"), later, handler, does("b"))).toEqual(["a", failure])
  }
})
