import type { MarketId } from "@mersal/domain/market/market"
import type { CorporateService, OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import * as Result from "effect/Result"

/**
 * A company for which the reader may book, and the component to choose the cost centre, which is loaded only with it.
 */
export interface CompanyOffer {
  readonly own: OwnCompany
  readonly Part: typeof import("./OnAccountPart.tsx").OnAccountPart
  readonly Name: typeof import("./OnAccountPart.tsx").OnAccountName
}

/** The signed-in customer's company if it may pay for a booking of this market; otherwise null. */
export async function offeredCompany(
  corporate: Pick<CorporateService, "company">,
  market: MarketId,
  signal: AbortSignal,
): Promise<CompanyOffer | null> {
  const answer = await corporate.company({}, { signal })
  if (Result.isFailure(answer)) return null
  const own = answer.success
  const { company, role } = own
  const mayBook = role === "owner" || role === "booker"
  if (!mayBook || company.state !== "approved" || company.market !== market) return null
  const { OnAccountPart: Part, OnAccountName: Name } = await import("./OnAccountPart.tsx")
  return { own, Part, Name }
}
