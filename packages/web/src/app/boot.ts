import { hostProfiles, type ProfileId } from "@mersal/domain/market/host-profile"
import type { MarketId } from "@mersal/domain/market/market"
import type { Contact } from "@mersal/domain/site/contact"
import type { Product } from "../environment/product.ts"

/**
 * The data that the server writes into each page, replacing the marker in index.html. It is a JSON block that browsers
 * do not run: `<script type="application/json" id="mersal-boot">`.
 */
export interface Boot extends Contact {
  readonly productName: string
  readonly profileId: ProfileId
  readonly market: MarketId
  /** The address of each served market's page. */
  readonly marketUrls?: Readonly<Partial<Record<MarketId, string>>>
  /** The server's time, ISO 8601. */
  readonly now?: string
  readonly mapTiles?: NonNullable<Product["mapTiles"]>
  readonly isCardPageHosted?: boolean
  readonly farSignIns?: NonNullable<Product["farSignIns"]>
  readonly takesFingerprint?: boolean
}

/** For a page without a server: the gallery in `vite`. */
const alone: Boot = { productName: "Mersal", profileId: "local", market: "AE" }

export function readBoot(): Boot {
  const block = document.getElementById("mersal-boot")?.textContent
  return import.meta.env.DEV && !block ? alone : JSON.parse(block as string)
}

export const productOf = (boot: Boot): Product => ({ ...boot, profile: hostProfiles[boot.profileId] })
