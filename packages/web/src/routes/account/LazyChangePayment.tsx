import { lazy, Suspense } from "react"
import { withWords } from "../../environment/texts/with-words.ts"
import type { ChangePaymentProps } from "../../features/payment/change-payment/ChangePayment.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"

/** Few changes cost more than what is already paid, so the card's fields and rules are loaded only then. */
const ChangePayment = lazy(async () => {
  const { ChangePayment: component } = await withWords(
    ["card", "cardFields", "cardReturn", "notPlaced"],
    () => import("../../features/payment/change-payment/ChangePayment.tsx"),
  )
  return { default: component }
})

export function LazyChangePayment(payment: ChangePaymentProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" count={2} />}>
      <ChangePayment {...payment} />
    </Suspense>
  )
}
