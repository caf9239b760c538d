import type { onAccount as english } from "../en/on-account.ts"
import type { Texts } from "../texts.ts"

export const onAccount: Texts<typeof english> = {
  name: "على حساب الشركة",
  paidBy: (company) => `تدفع ${company} ثمن هذا الحجز.`,
  credit: "الرصيد المتبقي",
  room: "المتاح على الحساب",
  centre: "مركز التكلفة",
  chooseCentre: "اختر مركز تكلفة",
  centreMissing: "يرجى اختيار مركز تكلفة",
  noCentres: "لا يوجد مركز تكلفة لشركتك بعد. يضيفه أحد مالكيها في صفحة الشركة.",
  toCompany: "افتح صفحة الشركة",
  full: (left) =>
    `لا يتسع حساب الشركة لهذا الحجز: لا يزال بالإمكان إضافة ${left}. ادفع بطريقة أخرى، أو اطلب من أحد مالكي الشركة تسديد الحساب.`,
  refused: {
    "no-company": "لا يمكنك الحجز هنا على حساب شركة. اختر طريقة دفع أخرى.",
    unknown: "لم يعد مركز التكلفة هذا مستخدمًا. اختر مركزًا آخر.",
  },
}
