import { useEffect, useState } from "react"
import { useProduct } from "../../../environment/product.ts"
import { useServices } from "../../../environment/services/services.ts"
import { useSession } from "../../../environment/session.ts"
import type { CompanyOffer } from "./offered-company.ts"

/**
 * The account that may pay here: that of an approved company of this market, for an owner or a booker (D43). Null for
 * everybody else, whose page calls and loads nothing; undefined until known.
 */
export function useCompanyOffer(): CompanyOffer | null | undefined {
  const { isSignedIn } = useSession()
  const { corporate } = useServices()
  const { market } = useProduct()
  const [offer, setOffer] = useState<CompanyOffer | null>()
  useEffect(() => {
    const abandoned = new AbortController()
    const { signal } = abandoned
    const settle = (known: CompanyOffer | null) => !signal.aborted && setOffer(known)
    if (isSignedIn) offered(corporate, market, signal).then(settle, () => settle(null))
    else settle(null)
    return () => abandoned.abort()
  }, [isSignedIn, corporate, market])
  return offer
}

/** Guests never load this code. */
const offered = async (...asked: Parameters<typeof import("./offered-company.ts").offeredCompany>) =>
  (await import("./offered-company.ts")).offeredCompany(...asked)
