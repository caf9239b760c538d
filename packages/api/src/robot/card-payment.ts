import { setTimeout as pause } from "node:timers/promises"
import type { OpenedPage } from "@mersal/domain/payment/attempt/attempt-event"
import type { AttemptReport } from "@mersal/domain/payment/attempt/attempt-report"
import type { CardMethod } from "@mersal/domain/payment/payment-method"
import type { Services } from "@mersal/domain/ports/driving/services"
import { must, Unexpected } from "./expectation.ts"
import type { ProductLine } from "./product-line.ts"

type Fields = Readonly<Record<string, string>>

/** Test cards, and what their bank does. */
export const cards = {
  pays: "4005550000000001",
  asks: "4557012345678902",
  declined: "4000000000000002",
  debit: "4215375500883243",
} as const

export interface CardPayment {
  readonly line: ProductLine
  readonly services: Services
  readonly reference: string
  readonly accessToken: string
  readonly method: CardMethod
  readonly card: string
  /** An earlier attempt that this one replaces. */
  readonly instead: string | null
  /** Collects where the card is charged. */
  readonly banks: Set<string>
}

/**
 * Pays as a browser, a gateway and a bank do together: only at this machine's simulator. Answers the attempt and its
 * result.
 */
export async function payByCard(payment: CardPayment): Promise<{ readonly attempt: string; readonly isPaid: boolean }> {
  const { services, reference, accessToken, method, instead } = payment
  const request = { reference, accessToken, method, payToken: null, instead }
  const { attempt, page } = await must(services.payments.openSession(request), "A payment")
  const address = page.kind === "pipe" ? page.base : page.action
  const { hostname, origin } = new URL(address)
  if (hostname !== "127.0.0.1") throw new Unexpected("Robots pay at the simulator of this machine only")
  payment.banks.add(origin)
  if (page.kind === "pipe") await payInQatar(payment, page.base)
  else await payAtForm(payment, attempt, page)
  const report = await decision(services, attempt)
  return { attempt, isPaid: report.kind === "paid" }
}

/** The card goes from the page to the gateway, which gives a token for it; the server charges the token. */
async function payAtForm(
  { line, services, card }: CardPayment,
  attempt: string,
  page: Exclude<OpenedPage, { readonly kind: "pipe" }>,
): Promise<void> {
  const typed = { card_number: card, expiry_date: "3001", card_security_code: "123", card_holder_name: "Robot" }
  await comeBack(line, "/payment/token", hiddenFields(await text(postForm(page.action, { ...page.fields, ...typed }))))
  const purchase = { attempt, merchantReference: null, seen: noSight, deviceFingerprint: null }
  const { url3d } = await must(services.payments.purchase(purchase), "A purchase")
  if (url3d === null) return
  await comeBack(line, "/payment/postpurchase", hiddenFields(await text(postForm(url3d, { decision: "approve" }))))
}

/** In Qatar the gateway leads to the bank's page. */
async function payInQatar({ line, card, method }: CardPayment, base: string): Promise<void> {
  const isDebit = method === "debitCard"
  const response = await fetch(`${base}/${isDebit ? "purchase-debit" : "purchase"}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: line.url.replace("//localhost", "//qatar.localhost") },
    body: JSON.stringify(isDebit ? { amount: 1 } : { card, cvv2: "123", expYear: "2030", expMonth: "01", amount: 1 }),
  })
  const { data } = (await response.json()) as { readonly data: { readonly targetUrl: string; readonly payId: string } }
  const typed = isDebit ? { card, pin: "1234" } : {}
  const approved = await postForm(`${data.targetUrl}?paymentid=${data.payId}`, { decision: "approve", ...typed })
  const back = new URL(approved.headers.get("location") ?? "")
  await comeBack(line, "/payment/postpurchase", Object.fromEntries(back.searchParams))
}

const noSight = { amount: null, currency: null, booking: null }

/** How often to ask for the result, and the pause between two tries, in milliseconds. */
const tries = 100
const rest = 100

async function decision(services: Services, attempt: string): Promise<AttemptReport> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { report } = await must(services.payments.attempt({ attempt }), "An attempt")
    if (report.kind !== "checking") return report
    await pause(rest)
  }
  throw new Unexpected("Nobody knows what became of a payment")
}

const postForm = (address: string, fields: Fields): Promise<Response> =>
  fetch(address, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) })

const text = async (response: Promise<Response>): Promise<string> => (await response).text()

async function comeBack(line: ProductLine, path: string, fields: Fields): Promise<void> {
  const response = await postForm(line.url + path, fields)
  if (response.status !== 303) throw new Unexpected(`${path} answers ${response.status}`)
}

const hiddenFields = (html: string): Fields =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    ]),
  )
