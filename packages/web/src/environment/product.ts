import type { SocialProvider } from "@mersal/domain/account/role"
import type { HostProfile, ProfileId } from "@mersal/domain/market/host-profile"
import type { MarketId } from "@mersal/domain/market/market"
import type { Contact } from "@mersal/domain/site/contact"
import { provided } from "./provided.ts"

/** The product's settings that a page knows (D1, D2). */
export interface Product extends Contact {
  readonly productName: string
  readonly profileId: ProfileId
  readonly market: MarketId
  /** The address of each served market's page (D2). */
  readonly marketUrls?: Readonly<Partial<Record<MarketId, string>>>
  readonly profile: HostProfile
  /** Street tiles under the map, if the operator has them: an address with {z}, {x} and {y}, and the copyright line. */
  readonly mapTiles?: { readonly url: string; readonly credit: string }
  /** Cards are typed on the gateway's own page, not on ours (D29). */
  readonly isCardPageHosted?: boolean
  /** The social sign-ins that are offered, if any. */
  readonly farSignIns?: readonly SocialProvider[]
  /** The operator has a script that collects the device's data for his bank. */
  readonly takesFingerprint?: boolean
}

export const [ProductContext, useProduct] = provided<Product>()
