import type { summary as english } from "../en/summary.ts"
import type { Texts } from "../texts.ts"

export const summary: Texts<typeof english> = {
  title: "راجع حجزك",
  heading: "ملخّص الحجز",
  edit: "تعديل",
  noAddress: "لا عنوان بعد",
  bookingType: "نوع الحجز",
  pickupDate: "تاريخ أخذ الشحنة",
  dropOffDate: "تاريخ التسليم",
  vehicle: "المركبة",
  parcel: "الشحنة",
  deliveryCharge: "رسوم التوصيل",
  discount: "الخصم",
  vat: (percent) => `ضريبة القيمة المضافة (${percent}%)`,
  was: "كان",
  cancellationHeading: "إذا غيّرت رأيك",
  toPayment: "إلى الدفع",
  showSummary: "عرض ملخّص الحجز",
}
