import type { SocialProvider } from "@mersal/domain/account/role"
import type { HostProfile, ProfileId } from "@mersal/domain/market/host-profile"
import type { MarketId } from "@mersal/domain/market/market"
import type { Contact } from "@mersal/domain/site/contact"
import { provided } from "./provided.ts"

/** What the page knows of the product it belongs to (D1, D2). */
export interface Product extends Contact {
  readonly productName: string
  readonly profileId: ProfileId
  readonly market: MarketId
  /** Where each market that is served has its page (D2). */
  readonly marketUrls?: Readonly<Partial<Record<MarketId, string>>>
  readonly profile: HostProfile
  /** Streets under the map, where the operator has them: an address with {z}, {x} and {y}, and whom they are owed to. */
  readonly mapTiles?: { readonly url: string; readonly credit: string }
  /** Cards are typed on the gateway's own page and not on ours (D29). */
  readonly isCardPageHosted?: boolean
  /** The far sign-ins that are offered, where there are any. */
  readonly farSignIns?: readonly SocialProvider[]
  /** The operator has a script that looks at the customer's device for his bank. */
  readonly takesFingerprint?: boolean
}

export const [ProductContext, useProduct] = provided<Product>()
