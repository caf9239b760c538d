import type { live as english } from "../en/live.ts"
import type { Texts } from "../texts.ts"

export const live: Texts<typeof english> = {
  expected: {
    pickup: (from, to) => `يُتوقَّع وصول السائق إلى موقع الاستلام بين ${from} و${to}`,
    delivery: (from, to) => `يُتوقَّع وصول طردك بين ${from} و${to}`,
  },
  onTheWay: { pickup: "السائق في طريقه إلى موقع الاستلام", delivery: "طردك في الطريق" },
  arrived: { pickup: "السائق في موقع الاستلام", delivery: "السائق عند الباب" },
  map: "خريطة موقع السائق",
  mapHelp: "مفاتيح الأسهم تحرّك الخريطة، وعلامتا زائد وناقص للتكبير والتصغير.",
  seenAt: (time) => `شوهد في ${time}.`,
  about: "بدقة كيلومتر تقريبًا: لا يرى الموقع الدقيق إلا صاحب الحجز.",
}
