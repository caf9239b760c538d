import type { quotePage as english } from "../en/quote-page.ts"
import type { Texts } from "../texts.ts"

export const quotePage: Texts<typeof english> = {
  title: "سعر شحنة إلى الخارج",
  pageTitle: (country) => `عرض سعر لشحنة إلى الخارج من ${country}`,
  pageDescription: (product, country) =>
    `كم تكلّف شحنة من ${country} إلى الهند أو الفلبين مع ${product}: سعر أولي فوري بحسب الوزن والحجم، يؤكده أحد موظفينا.`,
  lead: "أخبرنا بوزن الشحنة وحجمها وكيف نصل إليك، فيظهر السعر هنا فورًا. يسري السعر سبعة أيام، ويؤكده أحد موظفينا قبل أي استلام.",
  parcelHeading: "الشحنة",
  youHeading: "كيف نصل إليك",
  message: "ما محتوى الشحنة؟",
  submit: "اعرض السعر",
  doneHeading: "سعرك",
  doneText: "يتصل بك أحد موظفينا أو يكتب إليك ويتفق معك على المحتويات ويخبرك بالأوراق المطلوبة. ولا يُستلم شيء قبل ذلك.",
  price: "السعر",
  chargeableWeight: "الوزن المحتسب (كغ)",
  validUntil: "يسري حتى",
  another: "اطلب سعرًا آخر",
}
