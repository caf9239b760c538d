import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import type { Booking } from "../../booking/booking.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import {
  defaultChoice,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeEvent,
  noticeEvents,
  settledChoice,
} from "../../notices/notice-choice.ts"
import { type Message, MessageSender, PushSender } from "../../ports/driven/messages.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import { deliverOutbox } from "./deliver-outbox.ts"

const { reference, price, bookedAt: start } = sampleBooking

const collected: readonly DeliveryCommand[] = [
  { type: "assign", driver: "driver-1" },
  { type: "start" },
  { type: "takeCash", amount: price.toPay },
  { type: "collect" },
]
const atTheDoor: readonly DeliveryCommand[] = [...collected, { type: "start" }, { type: "arrive" }]

/** How each event comes about: what the outbox is asked for after these commands, and what is then said. */
const told: Readonly<
  Record<
    Exclude<NoticeEvent, "changed">,
    {
      readonly topic: string
      readonly commands: readonly DeliveryCommand[]
      readonly en: string
      readonly ar: string
    }
  >
> = {
  booked: { topic: "booking-confirmed", commands: [], en: "is confirmed", ar: "تم تأكيد حجزك" },
  onTheWay: {
    topic: "booking-moved",
    commands: [...collected, { type: "start" }],
    en: "is on its way to the recipient",
    ar: "في طريقها إلى المستلم",
  },
  atDoor: { topic: "booking-moved", commands: atTheDoor, en: "The driver is at the door", ar: "السائق عند الباب" },
  delivered: {
    topic: "booking-moved",
    commands: [...atTheDoor, { type: "deliver", proof: { kind: "photo", image: "image-1" } }],
    en: "was delivered",
    ar: "تم تسليم شحنتك",
  },
  failed: {
    topic: "booking-moved",
    commands: [...atTheDoor, { type: "fail", reason: "nobody-there" }],
    en: "We could not deliver your parcel",
    ar: "لم نتمكن من تسليم شحنتك",
  },
  refunded: {
    topic: "payment-refunded",
    commands: [],
    en: "went back to the card that paid",
    ar: "إلى البطاقة التي دُفع بها",
  },
}
const events = noticeEvents.filter((event) => event !== "changed")

const everyEvent = (channels: readonly NoticeChannel[]): NoticeChoice =>
  settledChoice(defaultChoice, Object.fromEntries(noticeEvents.map((event) => [event, channels])))

/** What its customer chose and whether he has an e-mail address; and by what he is told, for papers and for all else. */
const choices: readonly {
  readonly name: string
  readonly choice: NoticeChoice | null
  readonly email: string
  readonly papers: readonly NoticeChannel[]
  readonly others: readonly NoticeChannel[]
}[] = [
  {
    name: "has not chosen",
    choice: null,
    email: "aisha@example.com",
    papers: ["email", "push"],
    others: ["email", "push"],
  },
  { name: "wants nothing", choice: everyEvent([]), email: "aisha@example.com", papers: ["email"], others: [] },
  {
    name: "wants SMS",
    choice: everyEvent(["sms"]),
    email: "aisha@example.com",
    papers: ["email", "sms"],
    others: ["sms"],
  },
  {
    name: "wants WhatsApp",
    choice: everyEvent(["whatsapp"]),
    email: "aisha@example.com",
    papers: ["email", "whatsapp"],
    others: ["whatsapp"],
  },
  {
    name: "wants everything",
    choice: everyEvent(["email", "sms", "whatsapp", "push"]),
    email: "aisha@example.com",
    papers: ["email", "whatsapp", "push"],
    others: ["email", "whatsapp", "push"],
  },
  { name: "has no e-mail", choice: null, email: "", papers: ["sms", "push"], others: ["sms", "push"] },
  {
    name: "has no e-mail and wants nothing",
    choice: everyEvent([]),
    email: "",
    papers: ["sms"],
    others: [],
  },
  {
    name: "has no e-mail and wants WhatsApp",
    choice: everyEvent(["whatsapp"]),
    email: "",
    papers: ["whatsapp"],
    others: ["whatsapp"],
  },
]

const papers: readonly NoticeEvent[] = ["booked", "delivered", "refunded"]

interface Said {
  readonly channel: NoticeChannel
  readonly text: string
}

/** What its customer is told of an event, by everything that goes out of the product. */
async function said(
  event: keyof typeof told,
  { choice, email }: (typeof choices)[number],
  language: "en" | "ar",
): Promise<readonly Said[]> {
  const { topic, commands } = told[event]
  const all: Said[] = []
  const booking: Booking = { ...sampleBooking, customer: { ...sampleBooking.customer, email } }
  const note = (message: Message) =>
    Effect.sync(() => {
      if (message.to === email || message.to === booking.customer.phone) all.push(message)
    })
  const outside = Layer.merge(
    Layer.succeed(MessageSender, { hasWhatsapp: true, send: note }),
    Layer.succeed(PushSender, {
      publicKey: "key",
      accepts: () => true,
      send: (_, { body }) => Effect.sync(() => void all.push({ channel: "push", text: body })),
    }),
  )
  const runtime = ManagedRuntime.make(outside.pipe(Layer.provideMerge(inMemoryPorts()), Layer.merge(TestClock.layer())))
  const log = commands.map(
    (command, index): RecordedEvent => ({
      ...command,
      by: { role: command.type === "assign" ? "ops" : "porter", id: "staff-1" },
      at: start + index,
      place: null,
      order: index + 1,
      commandId: null,
    }),
  )
  const changes: readonly Change[] = [
    { kind: "insertBooking", booking, ownerDigest: null, belongings: { language } },
    ...(choice === null
      ? []
      : [{ kind: "chooseNotices", chooser: { reference }, before: null, choice, at: start } as const]),
    {
      kind: "subscribe",
      subscription: {
        id: "subscription-1",
        reference,
        accountId: null,
        endpoint: "https://push.example/1",
        keys: { p256dh: "p", auth: "a" },
        language,
        createdAt: start,
      },
      most: 9,
    },
    ...log.map((recorded, index): Change => {
      const after = deliveryOf({ booking, log: log.slice(0, index + 1) })
      return { kind: "recordEvent", reference, event: recorded, after }
    }),
    {
      kind: "enqueue",
      message: { id: "m-1", topic, reference, at: start, body: JSON.stringify({ order: log.length }) },
    },
  ]
  try {
    await runtime.runPromise(UnitOfWork.use((work) => work.commit(changes)))
    await runtime.runPromise(Effect.andThen(TestClock.setTime(start + 1_000), deliverOutbox()))
    return all
  } finally {
    await runtime.dispose()
  }
}

describe.each(events)("who is told that a booking is %s", (event) => {
  it.each(choices.flatMap((each) => (["en", "ar"] as const).map((language) => ({ ...each, language }))))(
    "and $name, in $language",
    async (each) => {
      const messages = await said(event, each, each.language)
      const expected = papers.includes(event) ? each.papers : each.others
      expect(messages.map(({ channel }) => channel).toSorted()).toEqual(expected.toSorted())
      const [words, otherWords] = each.language === "en" ? (["en", "ar"] as const) : (["ar", "en"] as const)
      for (const { text } of messages) {
        expect(text).toContain(told[event][words])
        expect(text).not.toContain(told[event][otherWords])
      }
    },
  )
})
