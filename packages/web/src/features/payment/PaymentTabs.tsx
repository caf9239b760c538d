import type { PaymentTab } from "@mersal/domain/payment/payment-method"
import { paymentTabsOf } from "@mersal/domain/payment/payment-tabs"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { RadioPills } from "../../ui/RadioPills.tsx"

interface PaymentTabsProps {
  tab: PaymentTab
  onChange: (tab: PaymentTab) => void
}

/** The ways to pay that this host shows (section 2, "Payment screen"). */
export function PaymentTabs({ tab, onChange }: PaymentTabsProps) {
  const { card, payment } = useTexts()
  const { profile } = useProduct()
  return (
    <RadioPills<PaymentTab>
      id="payment-tab"
      legend={payment.selectMethod}
      stretch
      value={tab}
      onChange={onChange}
      options={paymentTabsOf(profile).map((shown) => ({
        value: shown.tab,
        label: shown.label === "cash" ? payment.cash : card.tabs[shown.label],
      }))}
    />
  )
}
