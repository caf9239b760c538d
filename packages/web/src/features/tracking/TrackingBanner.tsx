import type { Instant } from "@mersal/domain/calendar/zone"
import { addressIn } from "@mersal/domain/site/page-address"
import type { Banner } from "@mersal/domain/tracking/timeline"
import { useLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Alert } from "../../ui/Alert.tsx"
import { buttonClass } from "../../ui/button-class.ts"

interface TrackingBannerProps {
  shown: Banner
  /** Whether a parcel that was turned back has arrived there. */
  isBack: boolean
  /** An instant in words, on the clock of the booking's market. */
  writtenTime: (instant: Instant) => string
}

/** The line that sums a booking up (section 4, "Footer banners"; D35). The support is always somewhere: at least there is its page. */
export function TrackingBanner({ shown, isBack, writtenTime }: TrackingBannerProps) {
  const {
    language,
    texts: { tracking: words },
  } = useLanguage()
  const { supportPhone, whatsapp } = useProduct()
  switch (shown.kind) {
    case "cancelled":
      return (
        <Alert
          tone="danger"
          title={words.cancelled}
          actions={
            <a
              className={buttonClass({ variant: "secondary", size: "small" })}
              href={
                supportPhone
                  ? `tel:${supportPhone}`
                  : whatsapp
                    ? `https://wa.me/${whatsapp}`
                    : addressIn(language, "/contact-us/")
              }
            >
              {words.support}
            </a>
          }
        >
          {words.cancelledApology} {shown.isCollected && (isBack ? words.isBack : words.comesBack)}
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
      return (
        <Alert
          tone={shown.isDelayed ? "warning" : "info"}
          title={shown.isDelayed ? words.slightlyDelayed : words.onTrack}
        >
          {words.deliverBy(writtenTime(shown.deliverBy))}
        </Alert>
      )
  }
}
