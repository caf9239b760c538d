import { hostProfiles, type ProfileId } from "@mersal/domain/market/host-profile"
import type { MarketId } from "@mersal/domain/market/market"
import type { Contact } from "@mersal/domain/site/contact"
import type { Product } from "../environment/product.ts"

/**
 * What the server writes into each page, in the place of the marker in index.html, as a block of JSON that no browser
 * runs: `<script type="application/json" id="mersal-boot">`.
 */
export interface Boot extends Contact {
  readonly productName: string
  readonly profileId: ProfileId
  readonly market: MarketId
  /** Where each market that is served has its page. */
  readonly marketUrls?: Readonly<Partial<Record<MarketId, string>>>
  /** The server's instant, ISO 8601. */
  readonly now?: string
  readonly mapTiles?: NonNullable<Product["mapTiles"]>
  readonly isCardPageHosted?: boolean
  readonly farSignIns?: NonNullable<Product["farSignIns"]>
  readonly takesFingerprint?: boolean
}

/** A page without a server behind it: the gallery in `vite`. */
const alone: Boot = { productName: "Mersal", profileId: "local", market: "AE" }

export function readBoot(): Boot {
  const block = document.getElementById("mersal-boot")?.textContent
  return block ? (JSON.parse(block) as Boot) : alone
}

export const productOf = (boot: Boot): Product => ({ ...boot, profile: hostProfiles[boot.profileId] })
