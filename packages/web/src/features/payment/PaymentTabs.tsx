import type { PaymentTab } from "@mersal/domain/payment/payment-method"
import { paymentTabsOf } from "@mersal/domain/payment/payment-tabs"
import type { ReactNode } from "react"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { RadioPills } from "../../ui/RadioPills.tsx"

/** One of the host's tabs, or the company's. */
export type ShownTab = PaymentTab | "onAccount"

interface PaymentTabsProps {
  tab: ShownTab
  onChange: (tab: ShownTab) => void
  /** The name of payment on account, if the customer may use it. */
  onAccount: ReactNode
}

/** The payment methods that this host shows (section 2, "Payment screen"). */
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
