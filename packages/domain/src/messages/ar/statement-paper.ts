import type { statementPaper as english } from "../en/statement-paper.ts"
import type { Texts } from "../texts.ts"

export const statementPaper: Texts<typeof english> = {
  title: (month) => `كشف حساب ${month}`,
  opening: "المستحق سابقًا",
  charged: "المبالغ المقيّدة",
  vat: "منها ضريبة القيمة المضافة",
  paid: "المدفوع",
  closing: "المستحق في نهاية الشهر",
  document: "رقم الفاتورة",
  account: "الحساب الشهري",
  credit: "الرصيد",
  when: "التاريخ والوقت",
  what: "البيان",
  costCentre: "مركز التكلفة",
  onAccount: "على الحساب",
  onCredit: "من الرصيد",
  until: "آخر يوم",
  amount: "المبلغ",
  count: "العدد",
  kinds: {
    booking: (reference) => `توصيل ${reference}`,
    "give-back": (reference) => `مبلغ مسترد عن ${reference}`,
    plan: (plan) => `باقة ${plan}`,
    payment: (reference) => `دفعة مستلمة، ${reference}`,
    purchase: (plan) => `رصيد باقة ${plan}`,
    draw: (reference) => `استُخدم للحجز ${reference}`,
    expiry: (plan) => `رصيد منتهي الصلاحية، باقة ${plan}`,
  },
  deliveriesOf: (centre) => `توصيلات، مركز التكلفة ${centre}`,
  givenBackOf: (centre) => `مبالغ مستردة، مركز التكلفة ${centre}`,
  creditNote: "دُفعت قيمة التوصيلات من الرصيد مع ضريبة القيمة المضافة عند شراء الباقة، ولا تُقيَّد مرة أخرى.",
}
