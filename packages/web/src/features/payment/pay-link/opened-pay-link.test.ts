import { money } from "@mersal/domain/money/money"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { browserStorage } from "../../../testing/browser-storage.ts"
import { openedPayLink, rememberPayLink } from "./opened-pay-link.ts"

beforeEach(() => void vi.stubGlobal("sessionStorage", browserStorage()))
afterEach(() => vi.unstubAllGlobals())

const link = { reference: "AE4K7M2XQ9TB3HV", token: "t-1" }
const amount = money(6_115, "AED")

it("the amount of a payment by a link stays when its payer goes on with it, and is of no other payment", () => {
  rememberPayLink({ ...link, attempt: "a-1", amount })
  rememberPayLink({ ...link, attempt: "a-1" })
  expect(openedPayLink("a-1")).toEqual({ ...link, attempt: "a-1", amount })
  rememberPayLink({ ...link, attempt: "a-2" })
  expect(openedPayLink("a-2")).toEqual({ ...link, attempt: "a-2" })
  expect(openedPayLink("a-1")).toBeNull()
})
