import { expect, it } from "vitest"
import { defaultChoice, type NoticeEvent, noticeEvents } from "../notices/notice-choice.ts"
import { pushOffer as arabic } from "./ar/push-offer.ts"
import { pushOffer as english } from "./en/push-offer.ts"

/** How the offer names each event. */
const named: Readonly<Record<NoticeEvent, readonly [en: RegExp, ar: RegExp]>> = {
  booked: [/confirmed/, /تأكيد الحجز/],
  changed: [/changed or cancelled/, /تغييره أو إلغائه/],
  onTheWay: [/driver sets out/, /انطلاق السائق/],
  atDoor: [/at the door/, /إلى الباب/],
  delivered: [/delivered/, /التسليم/],
  failed: [/could not be/, /تعذّره/],
  refunded: [/money is paid back/, /إعادة المبلغ/],
}

it("the offer of notifications names each event that is told by them, and promises no number of them", () => {
  for (const event of noticeEvents) {
    const isTold = defaultChoice[event].includes("push")
    const [inEnglish, inArabic] = named[event]
    expect([event, inEnglish.test(english.text), inArabic.test(arabic.text)]).toEqual([event, isTold, isTold])
  }
  // A driver sets out to the pick-up and again to the drop-off, so a notice may come twice.
  expect(english.text).not.toMatch(/\bone\b|\bonce\b/i)
})
