import type { trackingSearch as english } from "../en/tracking-search.ts"
import { plural } from "../plural.ts"
import type { Texts } from "../texts.ts"

export const trackingSearch: Texts<typeof english> = {
  invalid: (field) => `قيمة ${field} غير صحيحة، يرجى إدخال القيمة الصحيحة`,
  bothOfOne: "لا حجز بهذا الرقم وهذه الأرقام الأربعة معًا.",
  fields: { reference: "رقم الحجز", phone: "رقم الهاتف", email: "البريد الإلكتروني" },
  field: "البحث حسب",
  ways: { reference: "رقم الحجز", phone: "رقم الهاتف", email: "البريد الإلكتروني" },
  values: { reference: "رقم الحجز المطلوب", phone: "رقم الهاتف المطلوب", email: "البريد المطلوب" },
  lastFour: "آخر أربعة أرقام من أحد هواتف الحجز",
  lastFourHint: "هاتف المرسل أو إحدى جهتي الاتصال. مطلوبة ما لم يكن الحجز في حسابك.",
  ownOnly: "يجد حجوزاتك أنت عند تسجيل الدخول.",
  signInFirst: "سجّل الدخول للعثور على حجوزاتك برقم الهاتف أو البريد الإلكتروني.",
  submit: "بحث",
  results: (count) =>
    plural("ar", count, {
      zero: "لا حجوزات",
      one: "عُثر على حجز واحد",
      two: "عُثر على حجزين",
      few: "عُثر على # حجوزات",
      many: "عُثر على # حجزًا",
      other: "عُثر على # حجز",
    }),
}
