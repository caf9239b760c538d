import type { stepNotice as english } from "../en/step-notice.ts"
import type { Texts } from "../texts.ts"

export const stepNotice: Texts<typeof english> = {
  stepMissing: "يرجى إكمال هذه الخطوة أولًا، فالصفحة التي طلبتها تأتي بعدها.",
  finishedElsewhere: "اكتمل حجزك في علامة تبويب أخرى. هنا يبدأ حجز جديد.",
  leftElsewhere: "تُرك حجزك في علامة تبويب أخرى. هنا يبدأ حجز جديد.",
  alreadyBooked: (reference) => `سُجّل حجزك ${reference}.`,
  showBooked: "عرض الحجز",
  held: "حجزك محفوظ لك وينتظر الدفع.",
  toPayment: "المتابعة إلى الدفع",
  dismiss: "إغلاق",
}
