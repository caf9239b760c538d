import { CompanyNotFound } from "@mersal/domain/corporate/corporate-errors"
import type { CorporateService, OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import * as Result from "effect/Result"
import { findCompany } from "../contract/endpoints/own-company.ts"
import { type Connection, call } from "./call.ts"

/** What is asked of somebody's company while he books: nothing of what keeps it is fetched with it. */
export const companyClient = (connection: Connection): Pick<CorporateService, "company"> => ({
  // A browser writes every answer of an error to its console, and to have no company is none.
  company: async (request, options) => {
    const answer = await call<typeof request, OwnCompany | null, never>(connection, findCompany, {}, request, options)
    if (Result.isFailure(answer)) return Result.fail(answer.failure)
    return answer.success ? Result.succeed(answer.success) : Result.fail(new CompanyNotFound())
  },
})
