import type { Language } from "@mersal/domain/messages/language"
/** The texts of the simulator's pages. */
export interface SimulatorWords {
  readonly banner: string
  readonly bankPage: string
  readonly debitPage: string
  readonly cardPage: string
  readonly amount: string
  readonly card: string
  readonly order: string
  readonly approve: string
  readonly fail: string
  readonly cancel: string
  readonly leave: string
  readonly left: string
  readonly over: string
  readonly unknown: string
  readonly backTitle: string
  readonly back: string
  readonly wrongRequest: string
  readonly holder: string
  readonly number: string
  readonly expiry: string
  readonly code: string
  readonly pin: string
  readonly pay: string
  readonly invalidCard: string
}

export const words: Readonly<Record<Language, SimulatorWords>> = {
  en: {
    banner: "Test gateway. No money moves here.",
    bankPage: "Your bank asks: is it you who pays?",
    debitPage: "Debit card payment",
    cardPage: "Pay by card",
    amount: "Amount",
    card: "Card",
    order: "Order",
    approve: "Approve",
    fail: "Fail the check",
    cancel: "Cancel the payment",
    leave: "Leave without an answer",
    left: "Nothing was decided. You can close this page.",
    over: "This payment has been decided already.",
    unknown: "There is no such payment.",
    backTitle: "Back to the shop",
    back: "Continue",
    wrongRequest: "The shop's request is not signed rightly. Nothing was done.",
    holder: "Name on the card",
    number: "Card number",
    expiry: "Expiry, month and year (MM/YY)",
    code: "Security code",
    pin: "PIN (1234)",
    pay: "Pay",
    invalidCard: "This is not a card number.",
  },
  ar: {
    banner: "بوابة تجريبية. لا تُحوَّل هنا أي أموال.",
    bankPage: "يسألك البنك: هل أنت من يدفع؟",
    debitPage: "الدفع ببطاقة الخصم",
    cardPage: "الدفع بالبطاقة",
    amount: "المبلغ",
    card: "البطاقة",
    order: "الطلب",
    approve: "موافقة",
    fail: "إفشال التحقق",
    cancel: "إلغاء الدفع",
    leave: "المغادرة من دون جواب",
    left: "لم يُتخذ أي قرار. يمكنك إغلاق هذه الصفحة.",
    over: "حُسمت هذه الدفعة من قبل.",
    unknown: "لا توجد دفعة كهذه.",
    backTitle: "العودة إلى المتجر",
    back: "متابعة",
    wrongRequest: "طلب المتجر غير موقَّع توقيعًا صحيحًا. لم يُنفَّذ شيء.",
    holder: "الاسم على البطاقة",
    number: "رقم البطاقة",
    expiry: "تاريخ الانتهاء، الشهر والسنة (MM/YY)",
    code: "رمز الأمان",
    pin: "الرقم السري (1234)",
    pay: "ادفع",
    invalidCard: "هذا ليس رقم بطاقة.",
  },
}
