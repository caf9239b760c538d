import type { operations as english } from "../en/operations.ts"
import type { Texts } from "../texts.ts"

export const operations: Texts<typeof english> = {
  states: {
    awaitingPayment: "بانتظار الدفع",
    confirmed: "بلا سائق",
    assigned: "مُسند إلى سائق",
    pickupStarted: "في الطريق إلى الاستلام",
    pickedUp: "تم الاستلام",
    deliveryStarted: "في الطريق إلى التسليم",
    delivered: "تم التسليم",
    pickupFailed: "تعذّر الاستلام",
    deliveryFailed: "تعذّر التسليم",
    onHold: "معلّق",
    returning: "قيد الإرجاع",
    returned: "أُعيد إلى المرسل",
    cancelled: "ملغى",
    expired: "لم يُدفع في الوقت",
  },
  loading: "جارٍ التحميل",
  retry: "حاول مرة أخرى",
  notLoaded: "تعذّر التحميل.",
  noNetwork: "تعذّر الوصول إلى الخادم. تحقق من الاتصال.",
  serverFailed: (id) => `حدث خطأ من جانبنا. رقم الطلب: ${id}`,

  boardTitle: "لوحة الحجوزات",
  boardOf: (date) => `حجوزات ${date}`,
  none: "لا حجوزات هنا.",
  columns: {
    reference: "الحجز",
    state: "الحالة",
    pickup: "الاستلام",
    dropOff: "التسليم",
    window: "الموعد",
    driver: "السائق",
  },
  noDriver: "بلا سائق",
  more: "عرض المزيد",
}
