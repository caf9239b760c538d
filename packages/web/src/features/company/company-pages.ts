import type { Company, CompanyState } from "@mersal/domain/corporate/company"
import type { CorporateService } from "@mersal/domain/ports/driving/corporate-service"
import type { CallOptions } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"

/** The first pages of companies in one list, read again each time, because others decide about them meanwhile. */
export async function companiesOfPages(
  { companies }: Pick<CorporateService, "companies">,
  state: CompanyState | null,
  pages: number,
  options: CallOptions,
) {
  const found: Company[] = []
  let cursor: string | null = null
  for (let page = 0; page < pages; page += 1) {
    const answer: Awaited<ReturnType<typeof companies>> = await companies({ state, cursor }, options)
    if (Result.isFailure(answer)) return Result.fail(answer.failure)
    found.push(...answer.success.companies)
    cursor = answer.success.next
    if (cursor === null) break
  }
  return Result.succeed({ companies: found, hasMore: cursor !== null })
}
