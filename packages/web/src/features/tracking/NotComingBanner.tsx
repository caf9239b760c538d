import { addressIn } from "@mersal/domain/site/page-address"
import type { NotComing } from "@mersal/domain/tracking/timeline"
import { useLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { notComingAreas } from "../../environment/texts/not-coming-areas.ts"
import { Alert } from "../../ui/Alert.tsx"
import { buttonClass } from "../../ui/button-class.ts"

addAreas(notComingAreas)

export interface NotComingBannerProps {
  shown: NotComing
  /** Whether a returned parcel has arrived back. */
  isBack: boolean
}

/**
 * Why nobody comes: not paid yet, not paid in time, or cancelled. A link to support is always shown, at least to its
 * page.
 */
export function NotComingBanner({ shown, isBack }: NotComingBannerProps) {
  const {
    language,
    texts: { notComing: words },
  } = useLanguage()
  const { supportPhone, whatsapp } = useProduct()
  const { title, text } = words[shown.kind]
  if (shown.kind !== "cancelled") {
    return (
      <Alert tone="warning" title={title}>
        {text}
      </Alert>
    )
  }
  return (
    <Alert
      tone="danger"
      title={title}
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
      {text} {shown.isCollected && (isBack ? words.isBack : words.comesBack)}
    </Alert>
  )
}
