import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { banner } from "@mersal/domain/tracking/timeline"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Alert } from "../../ui/Alert.tsx"
import { buttonClass } from "../../ui/button-class.ts"

/** The line that sums a booking up (section 4, "Footer banners"; D35). */
export function TrackingBanner({ tracking }: { tracking: Tracking }) {
  const { tracking: words } = useTexts()
  const { contactEmail, supportPhone } = useProduct()
  const support = supportPhone ? `tel:${supportPhone}` : contactEmail && `mailto:${contactEmail}`
  const shown = banner(tracking.events, tracking.deliveryWindow.end)
  switch (shown.kind) {
    case "cancelled":
      return (
        <Alert
          tone="danger"
          title={words.cancelled}
          actions={
            support && (
              <a className={buttonClass({ variant: "secondary", size: "small" })} href={support}>
                {words.support}
              </a>
            )
          }
        >
          {words.cancelledApology}
        </Alert>
      )
    case "deliveredOnTime":
      return <Alert tone="success" title={words.onTime} />
    case "deliveredLate":
      return (
        <Alert tone="success" title={words.delivered}>
          {words.lateBy(shown.lateMinutes)}
        </Alert>
      )
    case "expected":
      return shown.isDelayed ? (
        <Alert tone="warning" title={words.slightlyDelayed} />
      ) : (
        <Alert tone="info" title={words.onTrack} />
      )
  }
}
