import { addressIn } from "@mersal/domain/site/page-address"
import { useLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { classNames } from "../../ui/class-names.ts"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Extras.module.css"

/**
 * The chat icon (section 2): WhatsApp if the operator has a number, else the form of /contact-us.
 *
 * @param wouldCover whether it would cover the bar of a booking step, its summary, or a placed booking, on all but wide
 * screens. It is not shown there; the footer has the same link
 */
export function ChatButton({ wouldCover }: { wouldCover: boolean }) {
  const {
    language,
    texts: { extras },
  } = useLanguage()
  const { whatsapp } = useProduct()
  const [href, label] = whatsapp
    ? [`https://wa.me/${whatsapp}`, extras.chatOnWhatsApp]
    : [addressIn(language, "/contact-us/"), extras.chat]
  return (
    <aside aria-label={extras.chat} className={wouldCover ? undefined : styles.besidePage}>
      <a className={classNames(styles.chat, wouldCover && styles.onWide)} href={href} aria-label={label} rel="noopener">
        <Icon name="message-circle" size={24} />
      </a>
    </aside>
  )
}
