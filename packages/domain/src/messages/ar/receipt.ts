import type { receipt as english } from "../en/receipt.ts"
import type { Texts } from "../texts.ts"

export const receipt: Texts<typeof english> = {
  title: "البيان أو الإيصال",
  titles: { statement: "بيان التكلفة", "tax-invoice": "فاتورة ضريبية", receipt: "إيصال" },
  number: "الرقم",
  reference: "رقم الحجز",
  date: "تاريخ الحجز",
  service: "الخدمة",
  from: "من",
  to: "إلى",
  customer: "العميل",
  paidWith: "طريقة الدفع",
  toBePaidWith: "سيُدفع",
  promo: "الرمز الترويجي",
  methods: {
    cashAtPickup: "نقدًا من المرسل عند أخذ الشحنة",
    cashAtDelivery: "نقدًا من المستلم عند التسليم",
    card: "بطاقة",
    debitCard: "بطاقة خصم",
    onAccount: "على حساب الشركة",
  },
  total: "الإجمالي",
  paid: "المدفوع",
  refunded: "المسترد",
  due: "المتبقي",
  code: "رمز استجابة سريعة يفتح تتبّع هذا الحجز",
  scan: "امسح الرمز لتتبّع هذا الحجز",
  print: "طباعة",
  loading: "جارٍ تحميل الإيصال",
  notFound: "لا يوجد إيصال لعرضه هنا.",
  notFoundHelp:
    "يُفتح الإيصال في المتصفح الذي أُجري منه الحجز، ومن الرابط في رسالة التأكيد، وفي الحساب الذي يتبع له الحجز.",
  loadFailed: "تعذّر تحميل الإيصال.",
}
