import { Icon } from "../../ui/Icon.tsx"
import { usePage } from "../filled-page.ts"
import styles from "./ContactList.module.css"

/** Phone, WhatsApp and e-mail, as far as the operator has set them; nothing if he has set none. */
export function ContactList({ lead }: { lead?: string }) {
  const { texts, facts } = usePage()
  const { supportPhone, whatsapp, contactEmail } = facts
  if (!supportPhone && !whatsapp && !contactEmail) return null
  return (
    <>
      {lead && <p>{lead}</p>}
      <ul role="list" className={styles.list}>
        {supportPhone && (
          <li>
            <a href={`tel:${supportPhone.replace(/\s/g, "")}`}>
              <Icon name="phone" />
              <bdi dir="ltr">{supportPhone}</bdi>
            </a>
          </li>
        )}
        {whatsapp && (
          <li>
            <a href={`https://wa.me/${whatsapp}`} rel="noopener">
              <Icon name="message-circle" />
              {texts.footer.writeOnWhatsApp}
            </a>
          </li>
        )}
        {contactEmail && (
          <li>
            <a href={`mailto:${contactEmail}`}>
              <Icon name="mail" />
              <bdi dir="ltr">{contactEmail}</bdi>
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
