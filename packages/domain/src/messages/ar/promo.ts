import type { promo as english } from "../en/promo.ts"
import type { Texts } from "../texts.ts"

export const promo: Texts<typeof english> = {
  question: "هل لديك رمز ترويجي؟",
  placeholder: "الرمز الترويجي",
  apply: "تطبيق",
  applying: "جارٍ التحقق من الرمز الترويجي",
  saved: (product) => `تهانينا! لقد وفّرت على حجزك هذا مع ${product}.`,
  applied: (code) => `${code} - تهانينا! تم تطبيق الرمز الترويجي بنجاح!`,
  remove: "إزالة الرمز الترويجي",
  enterAgain: "أدخل الرمز الترويجي مرة أخرى!",
  refusals: {
    "not-found": "الرمز الترويجي غير صالح",
    "not-for-type": (types) => `هذا الرمز الترويجي مخصّص لأنواع الحجز التالية فقط: ${types.join("، ")}.`,
    "not-for-vehicle": (vehicles) => `هذا الرمز الترويجي مخصّص للمركبات التالية فقط: ${vehicles.join("، ")}.`,
    "minimum-not-met": (amount) => `يتطلّب هذا الرمز الترويجي رسوم توصيل لا تقل عن ${amount}.`,
  },
}
