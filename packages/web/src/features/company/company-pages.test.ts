import { CompanyNotFound } from "@mersal/domain/corporate/corporate-errors"
import type { CompaniesRequest } from "@mersal/domain/ports/driving/corporate-service"
import { sampleCompany } from "@mersal/domain/testing/sample-company"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { companiesOfPages } from "./company-pages.ts"

const names = ["a", "b", "c", "d", "e"]

/** Two companies on each page. */
const corporate = {
  companies: async ({ cursor }: CompaniesRequest) => {
    const from = cursor === null ? 0 : names.indexOf(cursor) + 1
    const shown = names.slice(from, from + 2)
    const next = from + 2 < names.length ? (shown.at(-1) ?? null) : null
    return Result.succeed({ companies: shown.map((id) => ({ ...sampleCompany, id })), next })
  },
}

const read = async (pages: number) => {
  const { companies, hasMore } = Result.getOrThrow(await companiesOfPages(corporate, "approved", pages, {}))
  return [companies.map(({ id }) => id).join(""), hasMore]
}

describe("pages of companies", () => {
  it("are read as far as they are wished for, and no further than there are any", async () => {
    expect([await read(1), await read(2), await read(3), await read(9)]).toEqual([
      ["ab", true],
      ["abcd", true],
      ["abcde", false],
      ["abcde", false],
    ])
  })

  it("are none where one of them does not come", async () => {
    const broken = { companies: async () => Result.fail(new CompanyNotFound()) }
    expect(Result.isFailure(await companiesOfPages(broken, null, 2, {}))).toBe(true)
  })
})
