import type { AddressInfo } from "node:net"
import express from "express"
import { expect, it, onTestFinished } from "vitest"
import { readyz } from "./health.ts"

async function answerOf(isReady: () => Promise<boolean>) {
  const server = express().get("/readyz", readyz(isReady, 20)).listen(0)
  onTestFinished(() => void server.close())
  const { status } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/readyz`)
  return status
}

it("is not ready while its database does not answer, and does not wait for it for ever", async () => {
  expect(await answerOf(() => new Promise(() => {}))).toBe(503)
  expect(await answerOf(async () => false)).toBe(503)
  expect(await answerOf(async () => true)).toBe(200)
})
