import type { payment as english } from "../en/payment.ts"
import type { Texts } from "../texts.ts"

export const payment: Texts<typeof english> = {
  title: "الدفع",
  selectMethod: "اختر طريقة الدفع",
  cash: "نقدًا",
  whoPays: "من يدفع؟",
  payAtPickup: "يدفع المرسل عند أخذ الشحنة",
  payAtPickupNote: "يأخذ السائق المبلغ نقدًا مع الشحنة.",
  payAtDropOff: "يدفع المستلم عند التسليم",
  payAtDropOffNote: "يأخذ السائق المبلغ نقدًا عند الباب.",
  bookNow: (amount) => `احجز الآن - ${amount}`,
  booking: "جارٍ الحجز…",
  methodMissing: "يرجى اختيار طريقة الدفع: نقدًا أو بالبطاقة.",
  payerMissing: "يرجى اختيار من يدفع.",
  offlineHeld: "أنت غير متصل. يمكنك الحجز عند عودة الاتصال.",
  policy:
    "الإلغاء مجاني حتى انتهاء وقت الطلب لموعد أخذ شحنتك أو حتى انطلاق السائق، أيهما أسبق. بعد ذلك يُحتفظ بالحد الأدنى للأجرة، ولا يُعاد شيء بعد أن يستلم السائق الشحنة.",
  prohibitedConsent: "لا تحتوي الشحنة على أي من المواد المحظورة، وهي مغلّفة ومحكمة الإغلاق.",
  prohibitedShow: "ما المواد المحظورة؟",
  prohibitedMissing: "يرجى تأكيد خلوّ الشحنة من المواد المحظورة.",
}
