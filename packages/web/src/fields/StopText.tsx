import type { MarketId } from "@mersal/domain/market/market"
import type { ReactNode } from "react"
import { useWrittenPhone } from "./phones.ts"
import styles from "./StopText.module.css"

interface StopTextProps {
  address: string
  /** When we are there, if shown beside the address. */
  when?: ReactNode
  building: string
  landmark?: string | null | undefined
  contact: { readonly name: string; readonly phone: string }
  /** The market whose numbers are written without their country. */
  market: MarketId
}

/** A stop to read: its address and contact. Empty or unknown parts are left out. */
export function StopText({ address, when, building, landmark, contact, market }: StopTextProps) {
  return (
    <div className={styles.stop}>
      <p className={styles.address}>{address}</p>
      {when && <p>{when}</p>}
      {building && (
        <p>
          <bdi>{building}</bdi>
        </p>
      )}
      {landmark && (
        <p className="text-muted">
          <bdi>{landmark}</bdi>
        </p>
      )}
      {(contact.name || contact.phone) && <Contact {...contact} market={market} />}
    </div>
  )
}

/**
 * A person's name and phone. Left to its own script, a name in Latin letters would be on the wrong side of an Arabic
 * page.
 */
export function Contact({ name, phone, market }: StopTextProps["contact"] & Pick<StopTextProps, "market">) {
  return (
    <p className={styles.contact}>
      <bdi>{name}</bdi> <bdi dir="ltr">{useWrittenPhone(phone, market)}</bdi>
    </p>
  )
}
