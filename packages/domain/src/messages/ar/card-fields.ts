import type { cardFields as english } from "../en/card-fields.ts"
import type { Texts } from "../texts.ts"

export const cardFields: Texts<typeof english> = {
  name: "الاسم على البطاقة",
  number: "رقم البطاقة",
  expiry: "تاريخ الانتهاء (شهر/سنة)",
  cvc: "رمز الأمان (CVC أو CVV)",
  details: "بيانات البطاقة",
  secrecy: "تُرسل بطاقتك مباشرة إلى شركة الدفع، ولا نرى رقمها أبدًا.",
  brands: {
    visa: "فيزا",
    master: "ماستركارد",
    amex: "أمريكان إكسبريس",
    elo: "إيلو",
    aura: "أورا",
    jcb: "جيه سي بي",
    diners: "داينرز كلوب",
    discovery: "ديسكفر",
    hipercard: "هايبركارد",
    electron: "فيزا إلكترون",
    maestro: "مايسترو",
    dankort: "دانكورت",
    interpayment: "إنترباي منت",
    unionpay: "يونيون باي",
  },
  missing: { fillIn: "أدخل بيانات بطاقتك للمتابعة.", marked: "تحقّق من الحقول المحدّدة للمتابعة." },
  faults: {
    "name-missing": "يرجى إدخال الاسم كما يظهر على بطاقتك.",
    "number-missing": "يرجى إدخال رقم البطاقة.",
    "number-left-empty": "رقم البطاقة مطلوب",
    "number-invalid": "رقم البطاقة الذي أدخلته غير صالح.",
    "expiry-missing": "يرجى إدخال تاريخ انتهاء بطاقتك.",
    "expiry-incorrect": "تاريخ الانتهاء الذي أدخلته غير صحيح. يرجى إدخاله من جديد.",
    "expiry-past": "تاريخ الانتهاء الذي أدخلته غير صحيح. يرجى إدخاله من جديد.",
    "cvc-missing": "يرجى إدخال رقم CVV لبطاقتك.",
    "cvc-incorrect": "رقم CVV الذي أدخلته غير صحيح. يرجى التأكد منه.",
  },
}
