import type { confirmation as english } from "../en/confirmation.ts"
import type { Texts } from "../texts.ts"

export const confirmation: Texts<typeof english> = {
  title: "تم تأكيد حجزك",
  reference: "رقم الحجز",
  copyReference: "نسخ رقم الحجز",
  copied: "تم النسخ",
  copyFailed: "حدّد رقم الحجز لنسخه",
  scheduleHeading: "متى نأتي",
  nextHeading: "معلومات تفيدك",
  loadFailed: "تعذّر تحميل حجزك.",
  pickupBetween: (date, slot) => `نأخذ الشحنة ${date}، ${slot}`,
  deliveryBetween: (date, slot) => `التسليم ${date}، ${slot}`,
  payment: {
    cashAtPickup: (amount) => `يدفع المرسل ${amount} نقدًا عند أخذ الشحنة، يرجى تجهيز المبلغ.`,
    cashAtDelivery: (amount) => `يدفع المستلم ${amount} نقدًا عند التسليم.`,
    card: (amount, lastFour) => `تم دفع ${amount} بالبطاقة${lastFour ? ` المنتهية بالأرقام ${lastFour}` : ""}.`,
    onAccount: (amount) => `تم دفع ${amount} من حساب شركتك.`,
  },
  showReceipt: "عرض الإيصال",
  showInvoice: "عرض الفاتورة الضريبية",
  waitNote: "ينتظر السائق 10 دقائق عند أخذ الشحنة.",
  packNote: "يرجى تغليف الشحنة وإحكام إغلاقها قبل وصول السائق.",
  track: "تتبّع حجزك",
  bookAnother: "حجز شحنة أخرى",
  manage: "التغيير أو الإلغاء",
  share: "مشاركة رابط التتبّع",
  shareTitle: (reference) => `تتبّع التوصيل ${reference}`,
  shareFailed: "افتح صفحة التتبّع وانسخ عنوانها",
  nothingHere: "لا يوجد حجز لعرضه هنا.",
  addToCalendar: "إضافة إلى التقويم",
  loading: "جارٍ تحميل حجزك",
}
