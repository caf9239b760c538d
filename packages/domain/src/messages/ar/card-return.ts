import type { cardReturn as english } from "../en/card-return.ts"
import type { Texts } from "../texts.ts"

export const cardReturn: Texts<typeof english> = {
  verifying: "جارٍ التحقق من البيانات...",
  unclearTitle: "نبحث عن عملية دفعك.",
  unclear: "إذا كنت قد دفعت فسيتأكد حجزك تلقائيًا خلال دقيقة.",
  paid: "تمت عملية الدفع",
  paidText: (reference) => `تم دفع الحجز ${reference}.`,
  linkPaid: (paid, reference) => `دفعت ${paid} مقابل الحجز ${reference}.`,
  lastBooking: (reference) => `آخر حجز لك هو ${reference}.`,
  changePaid: (paid, was, total) => `دفعت ${paid} مقابل التغيير. كان الإجمالي ${was} وأصبح ${total}.`,
  changeNotMade: "لم يُجرَ التغيير، ويبقى حجزك كما كان.",
  toBooking: "حجزك وإيصاله",
  unchangedBooking: "حجزك",
  checking: "نتحقق من عملية الدفع مع البنك. يرجى عدم الدفع مرة أخرى.",
  willWrite: "يستغرق ذلك وقتًا أطول من المعتاد. يمكنك مغادرة هذه الصفحة، وسنراسلك بالبريد الإلكتروني فور معرفة النتيجة.",
  tryAgain: "إعادة المحاولة",
  payCash: "الدفع نقدًا",
  track: "تتبّع حجزك",
  cashOnly: "يُدفع هذا الحجز نقدًا للسائق.",
}
