/**
 * docs/arabic.md: the questions about the Arabic texts that only a native reader can decide, beside the current texts.
 */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { sentencesOf } from "@mersal/domain/testing/catalogue-sentences"
import { root } from "./tools.mjs"

/** Questions that concern many texts. */
const everywhere = [
  "Customers are addressed in the masculine imperative (اختر، أدخل، اضغط) beside the neutral يرجى with a noun. Does that read as neutral to everyone, and should one of the two be used throughout?",
  "أخذ الشحنة is the pick-up at the sender's and التسليم the delivery to the recipient. الاستلام is kept for what a recipient, or a hand that is given cash, receives, because a recipient read his own receiving in it. Is أخذ الشحنة natural in labels such as تاريخ أخذ الشحنة and in statuses such as تعذّر أخذ الشحنة?",
  "الشحنة is the parcel, السائق the driver, also where the specification says 'agent', الفترة a time slot, المحطة a stop of the driver. Are these the words of the Gulf?",
  "الرمز الترويجي is a promo code and also the specification's coupon code. Is one word enough for both?",
  "Amounts, times and references are in Latin digits, the percent sign is the Latin one, AM and PM are ص and م. Do sentences that mix them read in the right order aloud and on the screen?",
  "Statuses such as تعذّر and أُلغي carry vowel signs where the bare word could be misread. Are there too many or too few of them?",
]

/** Doubtful texts by dictionary: the key, and the question. */
const doubts = {
  booking: {
    bookedBy: "the owner of the booking, who may not be the sender",
    "types.onDemand": "stands alone as a label and after توصيل",
    "types.sameDay": "stands alone as a label and after توصيل",
    "types.nextDay": "stands alone as a label and after توصيل; without في, unlike its neighbour",
    toPay: "English says 'To Pay'; مستحق may sound overdue",
    "vehicles.van": "فان is said as often",
    prohibitedList: "a list of goods with legal weight",
  },
  firstStep: {
    title: "a courier is a person here; شركة توصيل would be the service",
    tooHeavy: "takes the article and the feminine for granted: all three vehicles have it",
    movedToVehicle: "a reason and a consequence in one line",
    chargeableWeight: "a term of the trade",
    orderWithin: "a duration such as '2 س 14 د' stands in the middle",
    addressFound: "all six forms of a counted noun; is لا أماكن said?",
  },
  details: {
    title: "English asks for 'few more details'; Arabic says some further ones",
    whomPickup: "asks whom we call, where English asks whom to contact",
    contactMe: "the plural imperative speaks to the company",
    youAreContact: "the preposition joins a name that may be in Latin letters",
    closesIn: "the subject, الفترة, is left out",
    runningSlot: "short for a window that has begun",
    charactersLeft: "all six forms of a counted noun",
  },
  slotAlert: {
    slotClosedAt: "slot, date and time stand beside each other without a word between",
    nothingLeft: "the horizon of thirty days is written out",
  },
  payment: {
    cash: "an adverb as the label of a tab",
    payAtPickup: "who pays and when, because الدفع عند الاستلام would be cash on delivery",
    policy: "'the last order time of your pick-up' is hard to say shortly",
  },
  notPlaced: {
    networkHelp: "says that pressing again books only once",
    failed: "blunt in English; softened here",
  },
  promo: {
    saved: "English congratulates on a saving; is وفّرت على the right preposition?",
    "refusals.minimum-not-met": "the amount comes last",
  },
  cardFields: {
    "faults.cvc-missing": "CVV stays Latin, as it is printed on cards",
    "brands.discovery": "brands are in Arabic letters, while cards show Latin ones",
    "brands.interpayment": "no usual spelling is known to us",
  },
  account: {
    "faults.register.password-weak": "أحرف are characters and الحروف letters, in one sentence; خانات may be clearer",
    "faults.newPassword.password-weak": "begins with the asterisk of the specification",
    enterCode: "the counted noun stands in the genitive",
    codeNotSent: "keeps the two exclamation marks of the specification",
    "loginWith.facebook": "company names are in Arabic letters",
  },
  tracking: {
    "steps.pickupFailed": "تعذّر is milder than the English FAILED",
    "stepTexts.pickupCompleted": "الإرسال for 'dispatch'",
    onTime: "a banner in capitals in English",
    lateBy: "متأخر agrees with an unsaid masculine; the forms from 11 on look alike",
    attempt: "a number instead of الأولى، الثانية",
  },
  notComing: {
    "cancelled.text": "the tone of an apology",
    "expired.text": "انتهت صلاحية الحجز for 'has lapsed'",
  },
  trackingSearch: {
    invalid: "speaks of the field's value, so that nothing has to agree with the field's gender",
  },
  confirmation: {
    "payment.cashAtPickup": "says who pays, and asks to have the amount ready",
  },
  errors: {
    unknownHost: "technical: النطاق for the name of a host",
    deliveryUnavailable: "two subjects and one verb",
    timeSpan: "follows هو in a longer sentence",
    tooLarge: "compares with what a vehicle carries",
  },
  footer: {
    businessRates: "rates for companies, not of companies",
    ourPlatform: "a technical platform",
    legalEntity: "the name of a legal entity: to be given by the operator in both languages",
  },
  shell: {
    phoneCountry: "البلد here as in an account, where forms of the Gulf often say الدولة",
    outdatedText: "'a new version' of a page",
  },
  withoutScripts: {
    note: "the usual spelling of JavaScript",
  },
  landing: {
    title: "two halves without a verb, as the head of the first page",
    lead: "'at the other' door is said with an adjective alone",
    closesIn: "the booking type stands after a verb: يُغلق الحجز عند الطلب خلال …",
    beforeEachHour: "under a heading that reads 'order by'",
  },
  servicesPage: { "types.sameDay.heading": "the label of a booking type, a colon, and a time" },
  footprintPage: {
    formula: "a formula in words, read from right to left with Latin signs",
    emptyRuns: "a term of the trade",
  },
  logisticsPage: { pageTitle: "a criticism of others in a title" },
  hospitalsPage: { "refuses.1": "goods with legal weight: is العدوى the word for infectious things?" },
  termsPage: { title: "the whole page: a contract, to be checked by a lawyer in both languages" },
  privacyPage: { title: "the whole page: a notice by law, to be checked by a lawyer in both languages" },
}

const messages = join(root, "packages/domain/src/messages")

/** The page, with the doubtful texts as they now are in both languages. */
export async function arabicPage() {
  const [english, arabic] = await Promise.all(["en", "ar"].map(catalogue))
  const rows = Object.entries(doubts).flatMap(([dictionary, asked]) =>
    Object.entries(asked).map(([key, question]) => {
      const path = `${dictionary}.${key}`
      if (!arabic.has(path)) throw new Error(`The catalogue has no text ${path} to be judged`)
      return [`\`${path}\``, named(english.get(path)), named(arabic.get(path)), question]
    }),
  )
  const head = ["key", "English", "Arabic", "to be judged"]
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`)
  return `# Arabic: not judged yet

The Arabic texts were written with care and have been read by nobody whose first language is Arabic: none of them is judged yet. Tests hold what can be held without such a reader: each text has its counterpart, quotes the same values, is in Arabic letters with Arabic marks, has all six forms of what it counts, and one English sentence is said in one way. What is left is below: first what concerns all texts, then single ones, with what is to be judged. {1}, {2} and {3} stand for the values of a text.

\`npm run docs\` writes this page from the catalogue and from \`scripts/arabic-page.mjs\`. After judging a line, correct the text if necessary, and remove the line from that script.

## Everywhere

${everywhere.map((question) => `- ${question}`).join("\n")}

## Single texts

${table.join("\n")}
`
}

/** A text with its values numbered in order, in place of the sample values. */
const named = (text) =>
  ["23", "47", "89"].reduce((said, sample, index) => said.replaceAll(sample, `{${index + 1}}`), text)

/** All texts of a language by their keys. */
async function catalogue(language) {
  const files = readdirSync(join(messages, language))
  const topics = files.map((file) => import(`../packages/domain/src/messages/${language}/${file.slice(0, -3)}.ts`))
  return sentencesOf(Object.assign({}, ...(await Promise.all(topics))))
}
