import type { HostProfile } from "../market/host-profile.ts"
import { cashMethods, type PaymentMethod, type PaymentTab } from "./payment-method.ts"

/** The labels of the tabs, as keys of the catalogue. */
export type PaymentTabLabel = HostProfile["cardTabLabel"] | "debitCard" | "cash"

export interface LabelledTab {
  readonly tab: PaymentTab
  readonly label: PaymentTabLabel
}

/** The tabs of a host's payment screen, in order (section 2, "Payment screen"). */
export const paymentTabsOf = (profile: HostProfile): readonly LabelledTab[] =>
  profile.paymentTabs.map((tab) => ({ tab, label: tab === "card" ? profile.cardTabLabel : tab }))

/** The methods of a tab: cash is paid at the pick-up or at the drop-off. */
export const methodsOfTab = (tab: PaymentTab): readonly PaymentMethod[] => (tab === "cash" ? cashMethods : [tab])

/** Whether a host offers a method, in any of its tabs. */
export const isOffered = (method: PaymentMethod, profile: HostProfile): boolean =>
  profile.paymentTabs.some((tab) => methodsOfTab(tab).includes(method))

/**
 * The customer's initial method: the only one of the host's first tab, or null if that tab has several. Without a
 * choice, Book Now answers 'Please select a payment method. Cash or card.'
 */
export function initialMethod(profile: HostProfile): PaymentMethod | null {
  const [first, ...others] = methodsOfTab(profile.defaultPaymentTab)
  return others.length === 0 && first !== undefined ? first : null
}
