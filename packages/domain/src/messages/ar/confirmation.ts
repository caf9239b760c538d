import type { confirmation as english } from "../en/confirmation.ts"
import type { Texts } from "../texts.ts"

export const confirmation: Texts<typeof english> = {
  title: "تم تأكيد حجزك",
  reference: "رقم الحجز",
  copyReference: "نسخ رقم الحجز",
  copied: "تم النسخ",
  copyFailed: "حدّد رقم الحجز لنسخه",
  scheduleHeading: "متى نأتي",
  nextHeading: "من المفيد أن تعرف",
  loadFailed: "تعذّر تحميل حجزك.",
  pickupBetween: (date, slot) => `الاستلام ${date}، ${slot}`,
  deliveryBetween: (date, slot) => `التسليم ${date}، ${slot}`,
  payCashAtPickup: (amount) => `يرجى تجهيز ${amount} نقدًا عند الاستلام.`,
  payCashAtDelivery: (amount) => `يُدفع مبلغ ${amount} نقدًا عند التسليم.`,
  paidByCard: (amount) => `تم دفع ${amount} بالبطاقة.`,
  paidByCardEnding: (amount, lastFour) => `تم دفع ${amount} بالبطاقة المنتهية بالأرقام ${lastFour}.`,
  showReceipt: "عرض الإيصال",
  waitNote: "ينتظر السائق 10 دقائق عند الاستلام.",
  packNote: "يرجى تغليف الشحنة وإحكام إغلاقها قبل وصول السائق.",
  track: "تتبّع حجزك",
  bookAnother: "حجز توصيل آخر",
  nothingHere: "لا يوجد حجز لعرضه هنا.",
  addToCalendar: "إضافة إلى التقويم",
  calendarTitle: (reference) => `استلام شحنة ${reference}`,
  loading: "جارٍ تحميل حجزك",
}
