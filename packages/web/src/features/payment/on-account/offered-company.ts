import type { MarketId } from "@mersal/domain/market/market"
import type { CorporateService } from "@mersal/domain/ports/driving/corporate-service"
import * as Result from "effect/Result"
import type { CompanyOffer } from "./company-offer.ts"

/** The company of whoever is signed in, where it may pay for a booking of this market; otherwise null. */
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
