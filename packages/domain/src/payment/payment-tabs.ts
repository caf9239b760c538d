import type { HostProfile } from "../market/host-profile.ts"
import { cashMethods, type PaymentMethod, type PaymentTab } from "./payment-method.ts"

/** The labels of the tabs by their keys in the catalogue. */
export type PaymentTabLabel = HostProfile["cardTabLabel"] | "debitCard" | "cash"

export interface LabelledTab {
  readonly tab: PaymentTab
  readonly label: PaymentTabLabel
}

/** The tabs of the payment screen on a host, in their order (section 2, "Payment screen"). */
export const paymentTabsOf = (profile: HostProfile): readonly LabelledTab[] =>
  profile.paymentTabs.map((tab) => ({ tab, label: tab === "card" ? profile.cardTabLabel : tab }))

/** The methods that a tab offers: cash is paid at the pick-up or at the drop-off. */
export const methodsOfTab = (tab: PaymentTab): readonly PaymentMethod[] => (tab === "cash" ? cashMethods : [tab])

/** Whether a host offers a method: any of one of its tabs. */
export const isOffered = (method: PaymentMethod, profile: HostProfile): boolean =>
  profile.paymentTabs.some((tab) => methodsOfTab(tab).includes(method))

/**
 * The method a customer begins with: the only one of the host's first tab, or null where that tab asks him to choose.
 * With none chosen, 'Please select a payment method. Cash or card.' is the answer to Book Now.
 */
export function initialMethod(profile: HostProfile): PaymentMethod | null {
  const [first, ...others] = methodsOfTab(profile.defaultPaymentTab)
  return others.length === 0 && first !== undefined ? first : null
}
