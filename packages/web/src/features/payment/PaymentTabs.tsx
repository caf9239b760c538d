import type { PaymentTab } from "@mersal/domain/payment/payment-method"
import { paymentTabsOf } from "@mersal/domain/payment/payment-tabs"
import type { ReactNode } from "react"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { RadioPills } from "../../ui/RadioPills.tsx"

/** A tab of the host, or that of the reader's company. */
export type ShownTab = PaymentTab | "onAccount"

interface PaymentTabsProps {
  tab: ShownTab
  onChange: (tab: ShownTab) => void
  /** The name of what a company pays, where one may. */
  onAccount: ReactNode
}

/** The ways to pay that this host shows (section 2, "Payment screen"). */
export function PaymentTabs({ tab, onChange, onAccount }: PaymentTabsProps) {
  const { card, payment } = useTexts()
  const { profile } = useProduct()
  return (
    <RadioPills<ShownTab>
      id="payment-tab"
      legend={payment.selectMethod}
      stretch
      value={tab}
      onChange={onChange}
      options={[
        ...paymentTabsOf(profile).map((shown) => ({
          value: shown.tab,
          label: shown.label === "cash" ? payment.cash : card.tabs[shown.label],
        })),
        ...(onAccount ? [{ value: "onAccount" as const, label: onAccount }] : []),
      ]}
    />
  )
}
