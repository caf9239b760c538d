import type { statementPaper as english } from "../en/statement-paper.ts"
import type { Texts } from "../texts.ts"

export const statementPaper: Texts<typeof english> = {
  title: (month) => `كشف حساب ${month}`,
  opening: "المستحق من قبل",
  charged: "المبالغ المقيّدة",
  vat: "الضريبة ضمنها",
  paid: "المدفوع",
  closing: "المستحق في نهايته",
  document: "صدرت به الفاتورة",
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
    "give-back": (reference) => `مبلغ مُعاد عن ${reference}`,
    plan: (plan) => `باقة ${plan}`,
    payment: (reference) => `دفعة مستلمة، ${reference}`,
    purchase: (plan) => `رصيد باقة ${plan}`,
    draw: (reference) => `استُخدم لـ ${reference}`,
    expiry: (plan) => `انتهت صلاحيته، باقة ${plan}`,
  },
  deliveriesOf: (centre) => `توصيلات، مركز التكلفة ${centre}`,
  givenBackOf: (centre) => `مبالغ مُعادة، مركز التكلفة ${centre}`,
  creditNote: "التوصيلات من الرصيد دُفعت مع ضريبتها عند شراء الباقة، ولا تُقيَّد مرة أخرى.",
}
