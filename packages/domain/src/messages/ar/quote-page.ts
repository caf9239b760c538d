import type { quotePage as english } from "../en/quote-page.ts"
import type { Texts } from "../texts.ts"

export const quotePage: Texts<typeof english> = {
  title: "سعر لطرد إلى الخارج",
  pageTitle: (country) => `عرض سعر لطرد إلى الخارج من ${country}`,
  pageDescription: (product, country) =>
    `كم يكلّف طرد من ${country} إلى الهند أو الفلبين مع ${product}: يكفي الوزن والحجم، ويؤكد شخص السعر.`,
  lead: "يكفي الوزن والحجم لمعرفة السعر. يسري السعر سبعة أيام، ويؤكده شخص قبل أي استلام.",
  parcelHeading: "الطرد",
  youHeading: "كيف نصل إليك",
  message: "ما محتوى الشحنة؟",
  submit: "اعرض السعر",
  doneHeading: "سعرك",
  doneText: "يتصل بك شخص أو يكتب إليك ويتفق معك على المحتويات ويخبرك بالأوراق المطلوبة. ولا يُستلم شيء قبل ذلك.",
  price: "السعر",
  chargeableWeight: "الوزن المحتسب (كغ)",
  validUntil: "يسري حتى",
  another: "اطلب سعرًا آخر",
}
