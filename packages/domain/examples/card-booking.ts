// A whole booking by card, with no browser, server or database: `npx node packages/domain/examples/card-booking.ts`
import { createActor, waitFor } from "xstate"
import { priceOf } from "../src/machines/booking/booking-context.ts"
import { paymentHeard } from "../src/machines/payment-heard.ts"
import { dubai, filled } from "../src/machines/testing/booking-stage.ts"
import { farSide } from "../src/machines/testing/far-side.ts"
import { promo as texts } from "../src/messages/en/promo.ts"
import { formatMoney } from "../src/money/money.ts"

let clock = "15:58"
const said = new Set<string>()
const far = farSide(() => dubai(clock))
const booking = createActor(far.booking, { input: { draft: filled, now: dubai(clock) } }).start()
const { promo } = booking.getSnapshot().children
const say = (text: string) => said.size < said.add(`${clock} ${text}`).size && console.log(`${clock} ${text}`)
const total = (price: ReturnType<typeof priceOf>) => (price ? formatMoney(price.toPay) : "not priced yet")

booking.subscribe(({ value: { flow }, context }) => {
  say(`${flow}, ${total(priceOf(context))} ${context.alert?.kind ?? ""}`.trimEnd())
})
booking.on("handOver.requested", ({ handOver }) => say(`  the card is handed over as ${handOver.attempt}`))
promo?.on("promo.applied", ({ code }) => say(`  ${texts.applied(code)}`))
promo?.subscribe(({ context: { alert } }) => alert?.kind === "enterAgain" && say(`  ${texts.enterAgain}`))

async function fillIn(code: string) {
  booking.send({ type: "details.continued", now: dubai(clock) })
  await waitFor(booking, ({ value }) => value.flow === "summary")
  promo?.send({ type: "code.typed", text: code })
  promo?.send({ type: "code.submitted" })
  await waitFor(booking, ({ context }) => context.coupon !== null && context.prices !== null)
  booking.send({ type: "summary.continued" })
  booking.send({ type: "payment.chosen", method: "card" })
}

async function bookNow(time: string, end: "details" | "awaitingPayment") {
  clock = time
  booking.send({ type: "booking.confirmed", now: dubai(clock) })
  await waitFor(booking, ({ value }) => value.flow === end)
}

async function visitBank(time: string, answer: "paid" | "declined") {
  const input = { attempt: booking.getSnapshot().context.attempt ?? "" }
  const { context } = await waitFor(createActor(far.cardReturn, { input }).start(), ({ status }) => status === "done")
  clock = time
  say(`  3-D Secure at ${context.url}: ${far.bankSays(answer)}`)
  const page = await waitFor(createActor(far.cardReturn, { input }).start(), (state) => !state.hasTag("busy"))
  if (page.context.outcome) booking.send(paymentHeard(input.attempt, page.context.outcome))
}

booking.send({ type: "book.continued", now: dubai(clock) })
await fillIn("welcome10")
await bookNow("16:00", "details")
await fillIn("welcome10")
await bookNow("16:02", "awaitingPayment")
await visitBank("16:03", "declined")
await bookNow("16:04", "awaitingPayment")
await visitBank("16:05", "paid")
booking.stop()
