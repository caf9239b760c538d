import type { CustomerNews } from "./booking-news.ts"

/** What a customer may choose to be told of, in the order of a booking's life. */
export const noticeEvents = ["booked", "changed", "onTheWay", "atDoor", "delivered", "failed", "refunded"] as const

export type NoticeEvent = (typeof noticeEvents)[number]

/** By what he may be told. */
export const noticeChannels = ["email", "sms", "whatsapp", "push"] as const

export type NoticeChannel = (typeof noticeChannels)[number]

/** By what he is told of which event. */
export type NoticeChoice = Readonly<Record<NoticeEvent, readonly NoticeChannel[]>>

/** To which event of the choice each piece of news belongs. */
export const eventOfNews: Readonly<Record<CustomerNews, NoticeEvent>> = {
  confirmed: "booked",
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

/** Whoever has not chosen is told of everything: by e-mail, else by SMS (D23), and by the browsers that asked for it. */
export const defaultChoice: NoticeChoice = Object.fromEntries(
  noticeEvents.map((event) => [event, ["email", "push"]]),
) as unknown as NoticeChoice

/** What comes with papers to keep, or with the link that opens the booking: it is always written. */
const papers: readonly NoticeEvent[] = ["booked", "delivered", "refunded"]

/** Whether somebody cannot turn a channel of an event off. */
export const isFixed = (event: NoticeEvent, channel: NoticeChannel): boolean =>
  channel === "email" && papers.includes(event)

/** A choice as it is kept: each channel once and in order, a phone written to in one way, papers always. */
export function settledChoice(before: NoticeChoice, wished: Partial<NoticeChoice>): NoticeChoice {
  const settled = noticeEvents.map((event) => {
    const wish = wished[event] ?? before[event]
    const taken = noticeChannels.filter((channel) => wish.includes(channel) || isFixed(event, channel))
    return [event, taken.includes("whatsapp") ? taken.filter((channel) => channel !== "sms") : taken] as const
  })
  return Object.fromEntries(settled) as unknown as NoticeChoice
}

/**
 * By what a booking's customer is told of something. Where there is no address for e-mails, what was to go by e-mail goes
 * to the phone: by WhatsApp, where that is chosen for the event, else by SMS.
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
