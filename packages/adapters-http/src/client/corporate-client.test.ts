import { CompanyNotFound } from "@mersal/domain/corporate/corporate-errors"
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { corporateClient } from "./corporate-client.ts"

it("asks for a company in a way in which there may be none, without an error", async () => {
  const asked: string[] = []
  const corporate = corporateClient({
    origin: "",
    fetch: async (address) => {
      asked.push(String(address))
      return new Response(JSON.stringify({ success: true, data: null }))
    },
    language: () => "en",
    observeNow: () => {},
    timeoutMilliseconds: 10_000,
  })
  expect(await corporate.company({})).toEqual(Result.fail(new CompanyNotFound()))
  expect(asked).toEqual(["/v1.0/corporate/membership"])
})
