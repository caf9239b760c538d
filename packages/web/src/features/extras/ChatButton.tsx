import { addressIn } from "@mersal/domain/site/page-address"
import { useLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { classNames } from "../../ui/class-names.ts"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Extras.module.css"

/**
 * The chat icon (section 2): WhatsApp where the operator has a number, else the form of /contact-us.
 *
 * @param isBesideBar whether the bar of a booking's step, or its summary, is there on all but wide screens: the footer holds
 *   the same link
 */
export function ChatButton({ isBesideBar }: { isBesideBar: boolean }) {
  const {
    language,
    texts: { extras },
  } = useLanguage()
  const { whatsapp } = useProduct()
  const [href, label] = whatsapp
    ? [`https://wa.me/${whatsapp}`, extras.chatOnWhatsApp]
    : [addressIn(language, "/contact-us/"), extras.chat]
  return (
    <aside aria-label={extras.chat}>
      <a
        className={classNames(styles.chat, isBesideBar && styles.besideBar)}
        href={href}
        aria-label={label}
        rel="noopener"
      >
        <Icon name="message-circle" size={24} />
      </a>
    </aside>
  )
}
