import type { booking as english } from "../en/booking.ts"
import { plural } from "../plural.ts"
import type { Texts } from "../texts.ts"

export const booking: Texts<typeof english> = {
  stepsLabel: "خطوات الحجز",
  stepBook: "العناوين",
  stepDetails: "التفاصيل",
  stepGuest: "الملخّص",
  stepPayment: "الدفع",
  stepDone: "مكتملة",
  bookedBy: "صاحب الحجز",
  pickup: "أخذ الشحنة",
  dropOff: "التسليم",
  route: "المسار",
  typeDelivery: (type) => `توصيل ${type}`,
  toPay: "المبلغ المستحق",
  continue: "متابعة",
  back: "رجوع",
  retry: "إعادة المحاولة",
  networkError: "خطأ: تعذّر الاتصال بالشبكة",
  somethingWrong: "حدث خطأ ما",
  optional: "اختياري",
  includesVat: (percent) => `شامل الضريبة ${percent}%`,
  dubaiTime: "بتوقيت دبي",
  dohaTime: "بتوقيت الدوحة",
  before: (time) => `قبل ${time}`,

  pickupAddress: "عنوان أخذ الشحنة",
  dropOffAddress: "عنوان التسليم",
  mapZoomIn: "تكبير",
  mapZoomOut: "تصغير",
  unserved: "لا نقدّم الخدمة حاليًا لموقع أخذ الشحنة أو تسليمها المحدّد",

  sizes: {
    document: "مستند",
    small: "صغير",
    medium: "متوسط",
    large: "كبير",
    own: "مقاس خاص",
  },
  tooLong: (limit) =>
    plural("ar", limit, {
      zero: "يرجى ترك الحقل فارغًا.",
      one: "يرجى استخدام حرف واحد على الأكثر.",
      two: "يرجى استخدام حرفين على الأكثر.",
      few: "يرجى استخدام # أحرف على الأكثر.",
      many: "يرجى استخدام # حرفًا على الأكثر.",
      other: "يرجى استخدام # حرف على الأكثر.",
    }),
  kinds: {
    documents: "مستندات",
    clothes: "ملابس وأحذية",
    electronics: "إلكترونيات",
    food: "طعام غير سريع التلف",
    gift: "هدية",
    household: "أغراض منزلية",
    other: "شيء آخر",
  },
  note: "ملاحظة للسائق",

  vehicles: { bike: "دراجة نارية", car: "سيارة", van: "شاحنة صغيرة" },
  beyondLimits: "ننقل حتى 70 كغ في صندوق بمقاس 60 × 60 × 60 سم.",

  types: { onDemand: "عند الطلب", sameDay: "في اليوم نفسه", nextDay: "اليوم التالي" },
  today: "اليوم",
  priceLoading: "جارٍ حساب السعر",
  priceAfterAddresses: "يظهر السعر بعد تحديد العنوانين",
  priceFailed: "تعذّر تحميل السعر.",
  newPrice: (price) => `الإجمالي ${price}`,
  total: "الإجمالي",

  problemHeading: "هناك مشكلة",

  prohibitedList:
    "لا ننقل النقود وبطاقات الهدايا والكحول والأسلحة والمخدرات والأدوية والحيوانات والمواد سريعة التلف والمواد الخطرة.",
}
