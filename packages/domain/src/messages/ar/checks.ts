import type { checks as english } from "../en/checks.ts"
import type { Texts } from "../texts.ts"

export const checks: Texts<typeof english> = {
  enterAddressDetails: "يرجى إدخال تفاصيل العنوان.",
  pickupDateInPast: "لا يمكن أن يكون تاريخ أخذ الشحنة قبل الوقت الحالي",
  phoneInvalid: "رقم الهاتف غير صالح",
  enterName: "يرجى إدخال الاسم.",
  enterPhone: "يرجى إدخال رقم الهاتف",
  enterEmail: "يرجى إدخال بريد إلكتروني للدفع بالبطاقة.",
  emailInvalid: "يرجى إدخال بريد إلكتروني صالح",
  parcelMeasures: "يرجى إدخال وزن وأبعاد أكبر من 0.",
}
