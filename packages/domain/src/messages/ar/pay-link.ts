import type { payLink as english } from "../en/pay-link.ts"
import type { Texts } from "../texts.ts"

export const payLink: Texts<typeof english> = {
  title: "ادفع تكلفة التوصيل",
  booking: "رقم الحجز",
  due: "المبلغ المطلوب",
  loading: "جارٍ تحميل عملية الدفع",
  invalid: "لم يعد هذا الرابط صالحًا للدفع. اطلب رابطًا آخر ممن أرسله إليك.",
  beingPaid: "هناك من يدفع ثمن هذا الحجز الآن. وإذا لم تكتمل العملية فيمكن الدفع من هنا بعد نصف ساعة من بدئها.",
  beingPaidHeld: "هناك من يدفع ثمن هذا الحجز الآن. وإذا لم تكتمل العملية في الوقت المحدد فينتهي الحجز بلا دفع.",
  lookAgain: "التحقق مرة أخرى",
  nothingDue: "لا يوجد مبلغ مطلوب لهذا الحجز.",
  loadFailed: "تعذّر تحميل عملية الدفع.",
}
