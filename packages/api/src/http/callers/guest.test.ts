import type { Request, Response } from "express"
import { expect, it } from "vitest"
import { guestCookie } from "./guest.ts"

const response = { append: () => {} } as unknown as Response

it("gives every browser an id of its own, which is read back from its cookie", () => {
  const guests = guestCookie(false)
  const ids = Array.from({ length: 1_000 }, () => guests.issue(response))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(guests.read({ headers: { cookie: `mersal_guest=${id}` } } as Request)).toBe(id)
})

it("draws for each server anew", () => {
  expect(guestCookie(false).issue(response)).not.toBe(guestCookie(false).issue(response))
})
