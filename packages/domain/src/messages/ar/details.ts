import type { details as english } from "../en/details.ts"
import { plural } from "../plural.ts"
import type { Texts } from "../texts.ts"
import { checks } from "./checks.ts"

export const details: Texts<typeof english> = {
  ...checks,
  title: "بعض التفاصيل الإضافية لتأكيد حجزك",
  pageTitle: "تفاصيلك",
  changeAddress: "تغيير العنوان",
  building: "الشقة والطابق واسم المبنى",
  landmark: "كيف نصل؟",
  landmarkHint: "معلم أو بوابة أو مدخل",
  pickupDate: "تاريخ أخذ الشحنة",
  pickupSlot: "وقت أخذ الشحنة",
  deliveryDate: "تاريخ التسليم",
  deliverySlot: "وقت التسليم",
  changeDeliverySlot: "تغيير وقت التسليم",
  nextDayNote: "نأتي مرة خلال اليوم، ويُذكر الوقت في تأكيد الحجز.",
  shutWhy: { time: "انتهى وقت الطلب", closure: "مغلق", vehicle: "غير متاح بهذه المركبة", full: "محجوز بالكامل" },
  runningSlot: (time) => `الفترة جارية: نصل بحلول ${time}`,
  windowAdds: (amount) => `بزيادة ${amount}`,
  windowTakesOff: (amount) => `بخصم ${amount}`,
  closesIn: (time) => `تُغلق خلال ${time}`,
  whomPickup: "بمن نتصل عند أخذ الشحنة؟",
  whomDropOff: "بمن نتصل عند التسليم؟",
  contactMe: "اتصلوا بي",
  addContact: "إضافة جهة اتصال",
  contactName: "اسم جهة الاتصال",
  contactPhone: "هاتف جهة الاتصال",
  yourName: "اسمك",
  yourPhone: "هاتفك",
  yourEmail: "بريدك الإلكتروني",
  emailHint: "لإرسال التأكيد والإيصال، وهو مطلوب للدفع بالبطاقة",
  youAreContact: (name) => `سنتصل بـ ${name}.`,
  charactersLeft: (count) =>
    plural("ar", count, {
      zero: "لا أحرف متبقية",
      one: "حرف واحد متبقٍ",
      two: "حرفان متبقيان",
      few: "# أحرف متبقية",
      many: "# حرفًا متبقيًا",
      other: "# حرف متبقٍ",
    }),
  dismiss: "إغلاق",
}
