import type { tracking as english } from "../en/tracking.ts"
import { plural } from "../plural.ts"
import type { Texts } from "../texts.ts"

export const tracking: Texts<typeof english> = {
  title: "تتبّع حجزك",
  referenceLabel: "رقم الحجز",
  placeholderNote: (example) => `مثال: ${example}`,
  continue: "متابعة",
  back: "رجوع",
  empty: "أدخل رقم الحجز لتتبّع حجزك.",
  invalid: "رقم الحجز غير صحيح",
  contactSupport: (product) => `يرجى التواصل مع دعم ${product} لمعرفة حالة هذا الحجز`,
  statusTitle: "حالة الحجز",
  reference: "رقم الحجز",
  bookingType: "نوع الحجز",
  expectedDelivery: "موعد التسليم المتوقع",
  attemptLabel: "محاولة التوصيل",
  attempt: (number) => `المحاولة ${number}`,
  timeline: "مراحل الحجز",
  stepStates: { done: "مكتملة", current: "الآن", upcoming: "قادمة", failed: "تعذّرت" },
  yourBooking: "حجزك",
  updated: (step) => `حالة الحجز: ${step}`,
  steps: {
    orderPlaced: "تم تقديم الطلب",
    pickupInProgress: "الاستلام جارٍ",
    pickupCompleted: "تم الاستلام",
    pickupFailed: "تعذّر الاستلام",
    pickupCancelled: "أُلغي الاستلام",
    deliveryInProgress: "التوصيل جارٍ",
    deliveryCompleted: "تم التسليم",
    deliveryFailed: "تعذّر التسليم",
    deliveryCancelled: "أُلغي التسليم",
  },
  stepTexts: {
    pickupInProgress: "السائق في طريقه لاستلام الشحنة",
    pickupCompleted: "أكملنا الاستلام ونجهّز الشحنة للإرسال",
    deliveryInProgress: "بدأ السائق التوصيل",
  },
  cancelled: "أُلغي الحجز",
  cancelledApology: "نعتذر منك. لن يتم توصيل حجزك.",
  support: "تواصل مع الدعم",
  onTime: "تم التسليم في الموعد",
  delivered: "تم التسليم",
  lateBy: (minutes) =>
    minutes < 60
      ? plural("ar", minutes, {
          one: "متأخر دقيقة واحدة",
          two: "متأخر دقيقتين",
          few: "متأخر # دقائق",
          many: "متأخر # دقيقة",
          other: "متأخر # دقيقة",
        })
      : plural("ar", Math.round(minutes / 60), {
          one: "متأخر ساعة واحدة",
          two: "متأخر ساعتين",
          few: "متأخر # ساعات",
          many: "متأخر # ساعة",
          other: "متأخر # ساعة",
        }),
  onTrack: "في الموعد",
  slightlyDelayed: "تأخير بسيط",
  live: "التتبّع المباشر",
  ownerNote: "أنت وحدك ترى الأسماء والعناوين والأسعار هنا.",
  somethingWrong: "حدث خطأ ما",
  networkError: "خطأ: تعذّر الاتصال بالشبكة",
  trackAnother: "تتبّع حجز آخر",
  loading: "جارٍ البحث عن حجزك",
}
