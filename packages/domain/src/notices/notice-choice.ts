import type { CustomerNews } from "./booking-news.ts"

/** The events that a customer may choose, in the order of a booking's life. */
export const noticeEvents = ["booked", "changed", "onTheWay", "atDoor", "delivered", "failed", "refunded"] as const

export type NoticeEvent = (typeof noticeEvents)[number]

/** The channels of messages. */
export const noticeChannels = ["email", "sms", "whatsapp", "push"] as const

export type NoticeChannel = (typeof noticeChannels)[number]

/** The chosen channels of each event. */
export type NoticeChoice = Readonly<Record<NoticeEvent, readonly NoticeChannel[]>>

/** The event of the choice to which each piece of news belongs. */
export const eventOfNews: Readonly<Record<CustomerNews, NoticeEvent>> = {
  confirmed: "booked",
  paidByLink: "booked",
  changed: "changed",
  recipientProposed: "changed",
  cancelled: "changed",
  holdEnded: "changed",
  pickupStarted: "onTheWay",
  deliveryStarted: "onTheWay",
  waitingAtPickup: "atDoor",
  arrived: "atDoor",
  delivered: "delivered",
  returned: "delivered",
  pickupFailed: "failed",
  deliveryFailed: "failed",
  refunded: "refunded",
  paymentReturned: "refunded",
}

/** Without a choice a customer is told of everything: by e-mail, otherwise by SMS (D23), and in subscribed browsers. */
export const defaultChoice: NoticeChoice = Object.fromEntries(
  noticeEvents.map((event) => [event, ["email", "push"]]),
) as unknown as NoticeChoice

/** Events with papers to keep, or with the link that opens the booking: they are always sent. */
const papers: readonly NoticeEvent[] = ["booked", "delivered", "refunded"]

/** Whether a channel of an event cannot be turned off. */
export const isFixed = (event: NoticeEvent, channel: NoticeChannel): boolean =>
  channel === "email" && papers.includes(event)

/** A choice as stored: each channel once and in order, one way of writing to the phone, papers always. */
export function settledChoice(before: NoticeChoice, wished: Partial<NoticeChoice>): NoticeChoice {
  const settled = noticeEvents.map((event) => {
    const wish = wished[event] ?? before[event]
    const taken = noticeChannels.filter((channel) => wish.includes(channel) || isFixed(event, channel))
    return [event, taken.includes("whatsapp") ? taken.filter((channel) => channel !== "sms") : taken] as const
  })
  return Object.fromEntries(settled) as unknown as NoticeChoice
}

/**
 * The channels for telling a booking's customer of something. Without an e-mail address, e-mails go to the phone
 * instead: by WhatsApp if that is chosen for the event, otherwise by SMS.
 */
export function channelsFor(
  choice: NoticeChoice,
  news: CustomerNews,
  { hasEmail }: { readonly hasEmail: boolean },
): readonly NoticeChannel[] {
  const chosen = choice[eventOfNews[news]]
  if (hasEmail || !chosen.includes("email")) return chosen
  const phone = chosen.includes("whatsapp") ? "whatsapp" : "sms"
  return noticeChannels.filter((channel) => channel !== "email" && (channel === phone || chosen.includes(channel)))
}
