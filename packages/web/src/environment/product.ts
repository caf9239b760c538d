import type { HostProfile, ProfileId } from "@mersal/domain/market/host-profile"
import type { MarketId } from "@mersal/domain/market/market"
import { createContext, useContext } from "react"

/** What the page knows of the product it belongs to (D1, D2). */
export interface Product {
  readonly productName: string
  readonly profileId: ProfileId
  readonly market: MarketId
  readonly profile: HostProfile
  /** As people dial it, with the plus sign. */
  readonly supportPhone?: string
  /** Digits only, for wa.me links. */
  readonly whatsapp?: string
  readonly contactEmail?: string
  /** Cards are typed on the gateway's own page and not on ours (D29). */
  readonly isCardPageHosted?: boolean
}

export const ProductContext = createContext<Product | null>(null)

export function useProduct(): Product {
  const product = useContext(ProductContext)
  if (product === null) throw new Error("useProduct outside of its provider")
  return product
}
