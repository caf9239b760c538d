import type { firstStep as english } from "../en/first-step.ts"
import { plural } from "../plural.ts"
import type { Texts } from "../texts.ts"

/** "الدراجة النارية": noun and adjective both take the article. */
const definite = (name: string): string => name.replaceAll(/(?<!\S)(?=\S)/g, "ال")

export const firstStep: Texts<typeof english> = {
  title: "احجز مندوب توصيل",
  lead: "نأخذ شحنتك ونوصلها من عنوان إلى عنوان.",
  addressesHeading: "من أين وإلى أين",
  addressHint: "منطقة أو معلم أو رابط خريطة أو إحداثيات",
  addressSearching: "جارٍ البحث…",
  addressNone: "لم نعثر على المكان. جرّب اسم المنطقة أو الصق رابط خريطة.",
  addressShortLink: "لا يمكن قراءة الروابط المختصرة هنا. افتح الرابط ثم انسخ العنوان الطويل أو الإحداثيات.",
  addressFound: (count) =>
    plural("ar", count, {
      zero: "لا أماكن",
      one: "مكان واحد",
      two: "مكانان",
      few: "# أماكن",
      many: "# مكانًا",
      other: "# مكان",
    }),
  addressOutside: "خارج نطاق خدمتنا",
  addressOutsideNote: "لا نخدم هذا المكان بعد. اختر مكانًا داخل نطاق خدمتنا.",
  addressFailed: "لم يستجب البحث. يرجى المحاولة مرة أخرى.",
  clearAddress: "مسح العنوان",
  recentPlaces: "الأخيرة",
  savedPlaces: "المحفوظة",
  mapOpen: "اختر على الخريطة",
  mapLabel: "خريطة نطاق خدمتنا",
  mapHelp: "مفاتيح الأسهم تحرّك الدبوس، وعلامتا زائد وناقص للتكبير والتصغير.",
  mapHint: "اضغط على الخريطة أو اسحب الدبوس إلى مكانك.",
  mapHere: "مكاني الحالي",
  mapHereFailed: "تعذّر تحديد مكانك. اضغط على الخريطة بدلًا من ذلك.",
  mapUse: "استخدام هذا المكان",
  mapLoading: "جارٍ تحميل الخريطة",
  mapFailed: "تعذّر تحميل الخريطة. يمكنك كتابة العنوان بدلًا منها.",
  swap: "تبديل",
  swapStops: "تبديل مكاني الأخذ والتسليم",
  wayLength: (kilometres, byRoad) => `${byRoad ? "" : "نحو "}${kilometres} كم`,
  tellMeWhen: "أبلغوني عند توفّر الخدمة لديّ",

  parcelHeading: "ماذا ترسل؟",
  sizeLegend: "الحجم",
  sizeLimit: (kilograms, sides) => `حتى ${kilograms} كغ، ${sides} سم`,
  ownSizeNote: "أدخل الوزن والأبعاد",
  weight: "الوزن (كغ)",
  length: "الطول (سم)",
  width: "العرض (سم)",
  height: "الارتفاع (سم)",
  measureWrong: "يرجى إدخال رقم أكبر من 0.",
  kindLabel: "ما محتوى الشحنة؟",
  otherKind: "أخبرنا ما هو",
  chargeableWeight: (kilograms) => `الوزن المحتسب ${kilograms} كغ`,

  vehicleLegend: "المركبة",
  vehicleLimit: (kilograms) => `حتى ${kilograms} كغ`,
  movedToVehicle: (vehicle, reason) => `${reason}، فاخترنا لك: ${vehicle}.`,

  typeLegend: "متى تريد وصولها؟",
  typeTexts: {
    onDemand: "نأخذها في الساعة التي تختارها ونسلّمها خلال ساعتين",
    sameDay: "تسليم في مساء يوم أخذ الشحنة",
    nextDay: "نأخذها في يومك المختار ونسلّمها في اليوم الذي يليه",
  },
  orderWithin: (time) => `اطلب خلال ${time} لنأخذ الشحنة اليوم`,
  earliestPickup: (date) => `أقرب موعد لأخذ الشحنة ${date}`,

  missingPickup: "اختر عنوان أخذ الشحنة.",
  missingDropOff: "اختر عنوان التسليم.",

  guideOpen: "دليل الأحجام",
  guideTitle: "ما حجم شحنتي؟",
  guidelines: "إرشادات الحجز",
  guidelineLimit: "الحد الأقصى 70 كغ",
  guidelineBox: "أقصى مقاس للصندوق 60 × 60 × 60 سم",
  guidelineWait: "ينتظر السائق 10 دقائق عند أخذ الشحنة.",
  guidelinePacked: "يجب أن تكون الشحنات مغلّفة ومحكمة الإغلاق.",
  guidelineProhibited: "المواد المحظورة",
  tooHeavy: (vehicle) => `أثقل مما تحمله ${definite(vehicle)}`,
  tooLarge: (vehicle) => `أكبر مما تحمله ${definite(vehicle)}`,
  tomorrow: "غدًا",
}
