import { type LeadKind, type LeadState, leadKinds, leadStates } from "@mersal/domain/leads/lead-case"

/** Which leads are listed; it stands in the address. */
export interface LeadSearch {
  readonly kind?: LeadKind
  readonly state?: LeadState
  readonly mine?: true
}

/** Reads an address; what cannot be read is as if it were not there. */
export function leadSearch({ kind, state, mine }: Record<string, unknown>): LeadSearch {
  const knownKind = leadKinds.find((one) => one === kind)
  const knownState = leadStates.find((one) => one === state)
  return {
    ...(knownKind && { kind: knownKind }),
    ...(knownState && { state: knownState }),
    ...((mine === true || mine === "true") && { mine: true as const }),
  }
}
