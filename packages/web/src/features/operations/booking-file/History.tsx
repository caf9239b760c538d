import type { BookedWindow } from "@mersal/domain/booking/booking"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { RecordedEvent } from "@mersal/domain/delivery/delivery-event"
import { listed } from "@mersal/domain/messages/listed"
import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useLanguage, useTexts } from "../../../environment/language.ts"
import { Card } from "../../../ui/Card.tsx"
import { type NamesOfBooking, useDriverName } from "../driver-names.ts"
import { useActor } from "./actor-words.ts"
import styles from "./BookingFile.module.css"

/** The history of a booking, newest first, with who did what and when. */
export function History({ file, names }: { file: BookingFile; names: NamesOfBooking }) {
  const { dispatch: words } = useTexts()
  const { booking, log } = file
  const time = useMarketTime(booking.market)
  const actor = useActor(names)
  const eventWords = useEventWords(file, names)
  const lines = [
    ...log.toReversed().map((event) => ({
      key: event.order,
      text: eventWords(event),
      by: actor(event.by),
      at: event.at,
    })),
    { key: 0, text: words.booked, by: words.by.customer, at: booking.bookedAt },
  ]
  return (
    <Card title={words.historyHeading}>
      <ol role="list" className={styles.history}>
        {lines.map(({ key, text, by, at }) => (
          <li key={key} className={styles.event}>
            <span>{text}</span>
            <span className={styles.meta}>
              <bdi>{by}</bdi>, <time dateTime={toIso(at)}>{time.moment(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function useEventWords({ booking }: BookingFile, names: NamesOfBooking): (event: RecordedEvent) => string {
  const { language, texts, formats } = useLanguage()
  const { dispatch: words } = texts
  const { money } = formats
  const time = useMarketTime(booking.market)
  const driverName = useDriverName(names)
  const { events } = words
  const window = (booked: BookedWindow) => listed[language]([time.date(booked.date), time.slot(booked)])
  return (event) => {
    switch (event.type) {
      case "settle":
      case "refund":
      case "takeCash":
        return events[event.type](money(event.amount))
      case "assign":
        return events.assign(driverName(event.driver))
      case "hold":
        return events.hold(words.holdReasons[event.reason])
      case "cancel":
        return events.cancel(words.cancelReasons[event.reason])
      case "fail":
        return events.fail(words.failReasons[event.reason])
      case "deliver":
        return events.deliver(words.proofs[event.proof.kind])
      case "reschedule":
        return event.pickupWindow
          ? events.reschedule(window(event.pickupWindow), window(event.deliveryWindow))
          : events.rescheduleDelivery(window(event.deliveryWindow))
      default:
        return events[event.type]
    }
  }
}
