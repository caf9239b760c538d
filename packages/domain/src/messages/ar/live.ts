import type { live as english } from "../en/live.ts"
import { plural } from "../plural.ts"
import type { Texts } from "../texts.ts"

export const live: Texts<typeof english> = {
  expected: {
    pickup: (from, to) => `يُتوقَّع وصول السائق إلى موقع أخذ الشحنة بين ${from} و${to}`,
    delivery: (from, to) => `يُتوقَّع وصول شحنتك بين ${from} و${to}`,
  },
  onTheWay: { pickup: "السائق في طريقه إلى موقع أخذ الشحنة", delivery: "شحنتك في الطريق" },
  arrived: { pickup: "السائق في موقع أخذ الشحنة", delivery: "السائق عند الباب" },
  map: "خريطة موقع السائق",
  mapHelp: "مفاتيح الأسهم تحرّك الخريطة، وعلامتا زائد وناقص للتكبير والتصغير.",
  seenAt: (time) => `شوهد في ${time}.`,
  about: "بدقة كيلومتر تقريبًا: لا يرى الموقع الدقيق إلا صاحب الحجز.",
  /** The question to the owner how the delivery was. */
  rating: {
    title: "كيف كان التوصيل؟",
    legend: "من 1 (سيئ جدًا) إلى 5 (ممتاز)",
    stars: (count) =>
      plural("ar", count, {
        zero: "بلا نجوم",
        one: "نجمة واحدة",
        two: "نجمتان",
        few: "# نجوم",
        many: "# نجمة",
        other: "# نجمة",
      }),
    note: "هل هناك ما ينبغي أن نعرفه؟",
    noteHint: "لا يقرؤه إلا فريقنا.",
    charactersLeft: (count) =>
      plural("ar", count, {
        zero: "لا أحرف متبقية",
        one: "حرف واحد متبقٍ",
        two: "حرفان متبقيان",
        few: "# أحرف متبقية",
        many: "# حرفًا متبقيًا",
        other: "# حرف متبقٍ",
      }),
    chooseFirst: "اختر من نجمة إلى 5 نجوم.",
    noteTooLong: "يرجى اختصار الملاحظة.",
    send: "إرسال",
    sending: "جارٍ الإرسال",
    given: (stars) => `تقييمك: ${stars}. شكرًا لك.`,
    failed: "لم يُرسل تقييمك. يرجى المحاولة مرة أخرى.",
    mean: (mean) => `${mean} من 5 نجوم`,
  },
  yourBooking: "حجزك",
  ownerNote: "أنت وحدك ترى الأسماء والعناوين والأسعار هنا.",
  amounts: { paid: "المدفوع", refunded: "المسترد", kept: "رسوم الإلغاء", goingBack: "سيُعاد" },
  driver: "سائقك",
  driverPicture: (name) => `صورة ${name}`,
  callDriver: (name) => `اتصل بسائقك ${name}`,
  manage: "التغيير أو الإلغاء",
  seeBooking: "حجزك وإيصاله",
}
