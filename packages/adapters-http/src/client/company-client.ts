import { CompanyNotFound } from "@mersal/domain/corporate/corporate-errors"
import type { CorporateService, OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import * as Result from "effect/Result"
import { findCompany } from "../contract/endpoints/own-company.ts"
import { type Connection, call } from "./call.ts"

/** The part of a company's calls that the booking form needs, so that it does not load the rest. */
export const companyClient = (connection: Connection): Pick<CorporateService, "company"> => ({
  // Having no company is not an error, and a browser would write every error status to its console.
  company: async (request, options) => {
    const answer = await call<typeof request, OwnCompany | null, never>(connection, findCompany, {}, request, options)
    if (Result.isFailure(answer)) return Result.fail(answer.failure)
    return answer.success ? Result.succeed(answer.success) : Result.fail(new CompanyNotFound())
  },
})
