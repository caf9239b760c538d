import type { payment as english } from "../en/payment.ts"
import type { Texts } from "../texts.ts"

export const payment: Texts<typeof english> = {
  title: "الدفع",
  bookedBy: "صاحب الحجز",
  selectMethod: "اختر طريقة الدفع",
  cash: "نقدًا",
  payAtPickup: "الدفع عند الاستلام",
  payAtPickupNote: "يأخذ السائق المبلغ عند استلام الشحنة من المرسل.",
  payAtDropOff: "الدفع عند التسليم",
  payAtDropOffNote: "يدفع المستلم للسائق عند التسليم.",
  bookNow: (amount) => `احجز الآن - ${amount}`,
  booking: "جارٍ الحجز…",
  methodMissing: "يرجى اختيار طريقة الدفع: نقدًا أو بالبطاقة.",
  alreadyPlaced: "سبق تأكيد هذا الحجز بتفاصيل أخرى. ابدأ حجزًا جديدًا لإرسال شيء آخر.",
  priceChanged: (before, after) => `تغيّر السعر من ${before} إلى ${after}. اضغط «احجز الآن» للموافقة.`,
  priceChangedTo: (after) => `أصبح السعر ${after}. اضغط «احجز الآن» للموافقة.`,
  holdEnded:
    "انتهت مهلة دفع هذا الحجز. راجع السعر والمواعيد ثم احجز مرة أخرى. وإذا خصم البنك المبلغ رغم ذلك فستحصل على التوصيل أو يُعاد إليك المبلغ كاملًا.",
  inProgress: "يجري الآن دفع هذا الحجز في نافذة أخرى أو على جهاز آخر.",
  alreadyPaid: "تم دفع هذا الحجز.",
  gatewayUnavailable: "لا يمكن قبول البطاقات حاليًا، ولم يُخصم أي مبلغ. حاول بعد دقيقة أو ادفع نقدًا.",
  heldFor: (duration) => `حجزك محفوظ لك لمدة ${duration}، ويتأكد بعد الدفع.`,
  networkError: "خطأ: تعذّر الاتصال بالشبكة",
  networkHelp: "لم يتأكد حجزك. تحقّق من الاتصال واضغط «احجز الآن» مرة أخرى، فلن يُحجز إلا مرة واحدة.",
  somethingWrong: "حدث خطأ ما",
  requestReference: (id) => `إذا تكرّر ذلك فأخبرنا بهذا الرقم: ${id}`,
  startAgain: "بدء حجز جديد",
}
