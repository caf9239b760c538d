import type { Language } from "@mersal/domain/messages/language"
import type { SimulatedBank } from "./bank.ts"
import { type FaultBook, faultKinds, faultPlaces } from "./faults.ts"
import { amountText, escaped, page } from "./pages.ts"
import { testCards } from "./test-cards.ts"

const words = {
  en: {
    title: "Test gateway",
    other: "العربية",
    next: "What goes wrong next",
    at: "Where",
    do: "What",
    times: "How often",
    later: "Milliseconds (later)",
    n: "Copies (n)",
    code: "Code",
    amount: "Amount in minor units",
    currency: "Currency",
    reference: "Reference",
    add: "Let it happen",
    clear: "Let all go well",
    nothing: "Nothing: all goes well.",
    cards: "Test cards",
    number: "Number",
    behaviour: "What it does",
    comma: ", ",
    asks3ds: "asks for 3-D Secure",
    pays: "pays",
    declined: "is declined",
    funds: "has no funds",
    expired: "has expired",
    uncertain: "is charged, and nobody says so at first",
    pending: "is charged after half a minute",
    slow: "is charged, and answered after twelve seconds",
    journal: "Journal of money",
    kinds: "What each fault does",
  },
  ar: {
    title: "بوابة تجريبية",
    other: "English",
    next: "ما الذي يتعطل تاليًا",
    at: "أين",
    do: "ماذا",
    times: "كم مرة",
    later: "ميلي ثانية (later)",
    n: "عدد النسخ (n)",
    code: "الرمز",
    amount: "المبلغ بالوحدات الصغرى",
    currency: "العملة",
    reference: "المرجع",
    add: "ليحدث ذلك",
    clear: "ليسر كل شيء على ما يرام",
    nothing: "لا شيء: كل شيء على ما يرام.",
    cards: "بطاقات تجريبية",
    number: "الرقم",
    behaviour: "ماذا تفعل",
    comma: "، ",
    asks3ds: "تطلب التحقق الثلاثي الأبعاد",
    pays: "تدفع",
    declined: "تُرفض",
    funds: "رصيدها غير كافٍ",
    expired: "منتهية الصلاحية",
    uncertain: "يُخصم منها ولا يقال ذلك أولًا",
    pending: "يُخصم منها بعد نصف دقيقة",
    slow: "يُخصم منها ويأتي الجواب بعد اثنتي عشرة ثانية",
    journal: "سجل الأموال",
    kinds: "ماذا يفعل كل عطل",
  },
} as const

/** The page on which a person chooses faults, and sees which money moved. */
export function homePage(language: Language, bank: SimulatedBank, faults: FaultBook, problem: string | null): string {
  const say = words[language]
  const select = (name: string, label: string, values: readonly string[]): string =>
    `<p><label>${escaped(label)}<br><select name="${name}" dir="ltr">${values.map((value) => `<option>${escaped(value)}</option>`).join("")}</select></label>`
  const input = (name: string, label: string, value = ""): string =>
    `<p><label>${escaped(label)}<br><input name="${name}" value="${value}" dir="ltr"></label>`
  const waiting = faults.list().map((fault) => `<li><code dir="ltr">${escaped(JSON.stringify(fault))}</code>`)
  const cards = testCards.map(({ number, behaviour, asks3ds }) => [
    number,
    asks3ds ? `${say[behaviour]}${say.comma}${say.asks3ds}` : say[behaviour],
  ])
  const journal = bank
    .journal()
    .slice(-100)
    .toReversed()
    .map(({ gateway, kind, reference, amount, currency, last4 }) => [
      gateway,
      kind,
      reference,
      amountText(amount, currency),
      last4 === null ? "" : `•••• ${last4}`,
    ])
  const other = language === "en" ? "ar" : "en"
  return page(
    language,
    say.title,
    `<p><a href="/?lang=${other}" lang="${other}" hreflang="${other}">${say.other}</a>
${problem === null ? "" : `<p role="alert" dir="ltr">${escaped(problem)}</p>`}
<h2>${say.next}</h2>${waiting.length === 0 ? `<p>${say.nothing}` : `<ul>${waiting.join("")}</ul>`}
<form method="post" action="/faults?lang=${language}">
${select("at", say.at, faultPlaces)}
${select("do", say.do, Object.keys(faultKinds))}
${input("times", say.times, "1")}
${input("later", say.later)}${input("n", say.n)}${input("code", say.code)}
${input("amount", say.amount)}${input("currency", say.currency)}${input("reference", say.reference)}
<p><button>${say.add}</button></form>
<form method="post" action="/faults?lang=${language}"><p><button name="clear" value="all">${say.clear}</button></form>
<details><summary>${say.kinds}</summary><dl>${Object.entries(faultKinds)
      .map(([name, text]) => `<dt><code>${name}</code></dt><dd>${escaped(text[language])}</dd>`)
      .join("")}</dl></details>
<h2>${say.cards}</h2>${table([say.number, say.behaviour], cards)}
<h2><a href="/journal">${say.journal}</a></h2>${table([], journal)}`,
  )
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table>${heads.length > 0 ? `<tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join("")}</tr>` : ""}${rows
    .map((row) => `<tr>${row.map((cell) => `<td><bdi>${escaped(cell)}</bdi></td>`).join("")}</tr>`)
    .join("")}</table>`
