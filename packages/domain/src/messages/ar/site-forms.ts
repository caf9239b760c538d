import type { siteForms as english } from "../en/site-forms.ts"
import type { Texts } from "../texts.ts"
import { checks } from "./checks.ts"
import { errors } from "./errors.ts"
import { operatorRefusals } from "./operator-refusals.ts"

export const siteForms: Texts<typeof english> = {
  name: "اسمك",
  company: "الشركة",
  email: "البريد الإلكتروني",
  phone: "الهاتف",
  emailOrPhone: "يكفي بريد إلكتروني أو رقم هاتف.",
  message: "الرسالة",
  optional: "اختياري",
  volume: "كم شحنة ترسل؟",
  volumes: ["أقل من 20 في الشهر", "من 20 إلى 100 في الشهر", "من 100 إلى 500 في الشهر", "أكثر من 500 في الشهر"],
  taxNumber: "رقم التسجيل الضريبي",
  taxNumberHint: { AE: "15 رقمًا", QA: "10 أرقام" },
  taxNumberInvalid: errors.taxNumberInvalid,
  contactName: "الشخص المسؤول",
  place: "إلى أين تريد أن نصل؟",
  placeHint: "المدينة أو الحي أو أقرب معلم.",
  destination: "إلى",
  weight: "الوزن (كغ)",
  length: "الطول (سم)",
  width: "العرض (سم)",
  height: "الارتفاع (سم)",
  send: "إرسال",
  sending: "جارٍ الإرسال",
  privacy: "نستخدم هذا للرد عليك، ونمحوه بعد ثلاثين يومًا إن لم ينتج عنه شيء.",
  privacyLink: "كيف نتعامل مع ما تخبرنا به",
  problemHeading: "هناك مشكلة",
  failed: "تعذّر الإرسال. كل ما كتبته ما زال هنا: تحقق من الاتصال وأرسله مرة أخرى.",
  signedOut: "يرجى تسجيل الدخول أولًا: انتهت جلستك. ما كتبته يبقى هنا.",
  withoutScripts: "يحتاج هذا النموذج إلى جافا سكريبت. يرجى تفعيله وتحميل الصفحة من جديد.",
  withoutScriptsContact: "ويمكنك أيضًا التواصل معنا مباشرة:",
  problems: {
    ...operatorRefusals.leads,
    "enter-email": checks.emailInvalid,
    "enter-phone": checks.enterPhone,
    "enter-tax-number": errors.enterTaxNumber,
    "measure-invalid": checks.parcelMeasures,
    "measure-too-large": "يرجى إدخال 1000 أو أقل.",
    "too-long": errors.tooLong,
  },
}
