import { type LeadKind, type LeadState, leadKinds, leadStates } from "@mersal/domain/leads/lead-case"
import { type MarketSearch, marketSearch } from "../market-search.ts"

/** The listed leads; in the address. */
export interface LeadSearch extends MarketSearch {
  readonly kind?: LeadKind
  readonly state?: LeadState
  readonly mine?: true
}

/** Reads an address; unreadable values are ignored. */
export function leadSearch(search: Record<string, unknown>): LeadSearch {
  const { kind, state, mine } = search
  const knownKind = leadKinds.find((one) => one === kind)
  const knownState = leadStates.find((one) => one === state)
  return {
    ...marketSearch(search),
    ...(knownKind && { kind: knownKind }),
    ...(knownState && { state: knownState }),
    ...((mine === true || mine === "true") && { mine: true as const }),
  }
}
