import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { doorNumberIn } from "@mersal/domain/places/door-number"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import { useDatedWindow } from "../../environment/booking/dated-window.ts"
import { useNow } from "../../environment/formats/clock.ts"
import { useTexts } from "../../environment/language.ts"
import { buttonClass } from "../../ui/button-class.ts"
import { CopyButton } from "../../ui/CopyButton.tsx"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Driver.module.css"
import { goalOf } from "./stop-order.ts"
import { messageLinks, navigationLinks } from "./way-links.ts"

/** The kind of stop and its end time, with the date if it differs from the run's. */
export function StopHeading({ stop, day }: { stop: RunStop; day: LocalDate }) {
  const { driver: words } = useTexts()
  const now = useNow("minute")
  const { kind, window } = goalOf(stop)
  const said = useDatedWindow(stop.booking.market, day)
  return (
    <p className={styles.when}>
      <span className={styles.kind} data-kind={kind}>
        {words.legs[kind]}
      </span>
      {kind !== "back" && (
        <time dateTime={toIso(window.end)}>
          <bdi>{said(window)}</bdi>
        </time>
      )}
      {kind !== "back" && now >= window.end && <strong className={styles.late}>{words.late}</strong>}
    </p>
  )
}

/** Address, contact, and links to navigate and to call. */
export function StopFacts({ stop }: { stop: RunStop }) {
  const { driver: words, booking: common } = useTexts()
  const { booking } = stop
  const { stop: place } = goalOf(stop)
  const { contact } = place
  const door = doorNumberIn(booking.market, [place.building, place.landmark])
  const ways = navigationLinks(place)
  const messages = messageLinks(contact.phone)
  const links = (
    label: string,
    name: string,
    icon: "navigation" | "message-circle",
    to: readonly (readonly [string, string])[],
  ) => (
    <details className={styles.menu}>
      <summary className={buttonClass({ variant: "secondary" })} aria-label={name}>
        <Icon name={icon} />
        {label}
      </summary>
      <ul role="list">
        {to.map(([text, href]) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
  return (
    <>
      <div className={styles.place}>
        <p className={styles.address}>
          <bdi>{place.address}</bdi>
        </p>
        <p className="text-large">
          <bdi>{place.building}</bdi>
        </p>
        {place.landmark && (
          <p className="text-muted">
            {words.landmark}: <bdi>{place.landmark}</bdi>
          </p>
        )}
        {door && (
          <p className={styles.contact}>
            <span>
              {words.door}: <bdi dir="ltr">{door}</bdi>
            </span>
            <CopyButton
              text={door}
              label={words.copy}
              copiedLabel={words.copied}
              failedLabel={words.copyFailed}
              size="small"
            />
          </p>
        )}
        <p className={styles.contact}>
          <Icon name="user" />
          <bdi>{contact.name}</bdi>
        </p>
      </div>
      <div className={styles.ways}>
        {links(words.navigate, words.navigate, "navigation", [
          [words.navigateWith.google, ways.google],
          [words.navigateWith.waze, ways.waze],
          [words.navigateWith.apple, ways.apple],
          [words.navigateWith.phone, ways.phone],
        ])}
        <a
          className={buttonClass({ variant: "secondary" })}
          href={`tel:${contact.phone}`}
          aria-label={words.callNamed(contact.name)}
        >
          <Icon name="phone" />
          {words.call}
        </a>
        {links(words.message, words.messageNamed(contact.name), "message-circle", [
          [words.messageWith.whatsapp, messages.whatsapp],
          [words.messageWith.sms, messages.sms],
        ])}
      </div>
      <p className="text-muted text-small">
        {words.parcel}:{" "}
        <bdi>
          {common.sizes[booking.parcel.size]} · {booking.parcel.otherKind || common.kinds[booking.parcel.kind]}
        </bdi>
        {booking.parcel.note && (
          <>
            {" · "}
            <bdi>{booking.parcel.note}</bdi>
          </>
        )}
        <br />
        {words.booking}: <bdi dir="ltr">{booking.reference}</bdi>
      </p>
    </>
  )
}
