import type { Language } from "@mersal/domain/messages/language"
import type { SimulatedOrder } from "./order.ts"
import { words } from "./words.ts"

/** Text escaped for HTML elements and attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A whole page, with the banner that says that it is a simulation. */
export const page = (language: Language, title: string, content: string): string =>
  `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<link rel="stylesheet" href="/style.css"><p class="banner" role="note">${escaped(words[language].banner)}</p>
<main><h1>${escaped(title)}</h1>
${content}</main></html>`

/** A page with one sentence. */
export const notePage = (language: Language, text: string): string => page(language, text, "")

/** "AED 26.25". */
export const amountText = (minor: number, currency: string): string =>
  `${currency} ${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`

/**
 * The page on which the customer answers his bank.
 * @param action where each button posts its `decision`
 */
export function bankPage(order: SimulatedOrder, action: string): string {
  const say = words[order.language]
  const isDebit = order.gateway === "pipe" && order.card === null
  const button = (decision: string, text: string): string =>
    `<button name="decision" value="${decision}">${escaped(text)}</button>`
  const pin = isDebit
    ? `${field("card", say.number, 'inputmode="numeric" autocomplete="off" required value="4215375500883243"')}
${field("pin", say.pin, 'type="password" inputmode="numeric" autocomplete="off" required')}
`
    : ""
  // Only approval needs the fields: to cancel nothing has to be filled in.
  return page(
    order.language,
    isDebit ? say.debitPage : say.bankPage,
    `${summary(order)}
<form method="post" action="${escaped(action)}">${pin}<p>${button("approve", say.approve)}</form>
<form method="post" action="${escaped(action)}"><p>${button("fail", say.fail)}
${button("cancel", say.cancel)} ${button("leave", say.leave)}</form>`,
  )
}

/** The gateway's own form for the card. */
export function cardPage(order: SimulatedOrder, action: string, isInvalid: boolean): string {
  const say = words[order.language]
  return page(
    order.language,
    say.cardPage,
    `${summary(order)}${isInvalid ? `<p role="alert">${escaped(say.invalidCard)}</p>` : ""}
<form method="post" action="${escaped(action)}">
${field("card_holder_name", say.holder, 'autocomplete="cc-name" required')}
${field("card_number", say.number, 'inputmode="numeric" autocomplete="cc-number" required')}
${field("expiry_date", say.expiry, 'autocomplete="cc-exp" required')}
${field("card_security_code", say.code, 'inputmode="numeric" autocomplete="cc-csc" required')}
<p><button>${escaped(say.pay)}</button></form>`,
  )
}

/** A form that the browser posts to the shop by itself, or by a button if no script runs. */
export function wayBackPage(language: Language, target: string, fields: Readonly<Record<string, string>>): string {
  const say = words[language]
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return page(
    language,
    say.backTitle,
    `<form method="post" action="${escaped(target)}" data-goes-by-itself>
${hidden.join("\n")}
<p><button>${escaped(say.back)}</button></form><script src="/go.js"></script>`,
  )
}

const summary = ({ language, amount, currency, card, reference }: SimulatedOrder): string => {
  const say = words[language]
  const rows = [
    [say.amount, amountText(amount, currency)],
    ...(card ? [[say.card, `•••• ${card.last4}`]] : []),
    [say.order, reference],
  ] as const
  return `<dl>${rows.map(([name, value = ""]) => `<dt>${escaped(name ?? "")}</dt><dd><bdi>${escaped(value)}</bdi></dd>`).join("")}</dl>`
}

const field = (name: string, label: string, attributes: string): string =>
  `<p><label>${escaped(label)}<br><input name="${name}" ${attributes}></label>`

export const styleSheet = `body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;color:#1a1a1a;background:#fff}
.banner{background:#ffe08a;color:#3d2c00;padding:.5rem 1rem;margin:0 0 1rem;font-weight:600}
dt{font-weight:600}dd{margin:0 0 .5rem}
button,input,select{box-sizing:border-box;font:inherit;padding:.5rem .75rem;min-height:2.75rem}
button{margin-block:.25rem;cursor:pointer}
:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
table{border-collapse:collapse}th,td{padding:.25rem .75rem;text-align:start;border-bottom:1px solid #767676}
[role=alert]{color:#a30000}`

export const goScript = `"use strict"
document.querySelector("[data-goes-by-itself]").submit()
`
