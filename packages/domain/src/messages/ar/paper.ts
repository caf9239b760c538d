import type { paper as english } from "../en/paper.ts"
import type { Texts } from "../texts.ts"

export const paper: Texts<typeof english> = {
  titles: { "tax-invoice": "فاتورة ضريبية", receipt: "إيصال", "credit-note": "إشعار دائن" },
  taxNumber: (number) => `رقم التسجيل الضريبي ${number}`,
  billedTo: "صادرة إلى",
  number: "الرقم",
  issuedOn: "تاريخ الإصدار",
  reference: "رقم الحجز",
  pickupDate: "تاريخ استلام الطرد",
  paidWith: "طريقة الدفع",
  corrects: "تصحيحًا للمستند",
  costCentre: "مركز التكلفة",
  description: "البيان",
  amount: "المبلغ",
  delivery: (type, vehicle, from, to) => `توصيل ${type}، ${vehicle}، من ${from} إلى ${to}`,
  change: "تعديل الحجز",
  refund: "إعادة مبلغ",
  discount: "الخصم",
  promo: (code) => `خصم بالرمز الترويجي ${code}`,
  net: "الإجمالي دون ضريبة القيمة المضافة",
  vat: (percent) => `ضريبة القيمة المضافة (${percent}%)`,
  total: "الإجمالي",
  scan: "امسح الرمز لتتبّع هذا الحجز",
  noSignature: "صدر هذا المستند آليًا ويُعتدّ به دون توقيع.",
}
