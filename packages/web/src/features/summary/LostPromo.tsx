import { useSelector } from "@xstate/react"
import { Suspense } from "react"
import { latePart } from "../../environment/answers/late.ts"
import { usePageBooking } from "../../environment/booking/booking.ts"

const LostPromoNote = latePart(async () => (await import("./PromoBlock.tsx")).LostPromoNote)

export interface LostPromoProps {
  /** A press leads to the field to enter it again. */
  onOpen: () => void
  opensDialog?: boolean
}

/** 'Enter promocode again!' where the promo block is folded, or is below what a phone shows. */
export function LostPromo(props: LostPromoProps) {
  const { actor } = usePageBooking()
  const isLost = useSelector(
    actor,
    ({ children }) => children.promo?.getSnapshot().context.alert?.kind === "enterAgain",
  )
  return (
    isLost && (
      <Suspense>
        <LostPromoNote {...props} />
      </Suspense>
    )
  )
}
