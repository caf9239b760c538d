import type { notComing as english } from "../en/not-coming.ts"
import type { Texts } from "../texts.ts"

export const notComing: Texts<typeof english> = {
  awaitingPayment: { title: "بانتظار الدفع", text: "نأتي بعد دفع قيمة الحجز." },
  expired: { title: "لم يُدفع في الوقت المحدد", text: "انتهت صلاحية الحجز، ولن يأتي أحد لأخذ الشحنة." },
  cancelled: { title: "أُلغي الحجز", text: "نعتذر إليك. لن يتم توصيل حجزك." },
  comesBack: "تعود الشحنة إلى مرسلها.",
  isBack: "عادت الشحنة إلى مرسلها.",
  support: "تواصل مع الدعم",
}
