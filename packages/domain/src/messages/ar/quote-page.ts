import type { quotePage as english } from "../en/quote-page.ts"
import type { Texts } from "../texts.ts"

export const quotePage: Texts<typeof english> = {
  title: "سعر شحنة إلى الخارج",
  pageTitle: (country) => `عرض سعر لشحنة إلى الخارج من ${country}`,
  pageDescription: (product, country) =>
    `كم تكلّف شحنة من ${country} إلى الهند أو الفلبين مع ${product}: سعر أولي فوري بحسب الوزن والحجم، يؤكده أحد موظفينا.`,
  lead: "أخبرنا بوزن الشحنة وحجمها فيظهر السعر هنا فورًا. نحفظه لك سبعة أيام، ويؤكده أحد موظفينا قبل أخذ أي شحنة.",
  parcelHeading: "الشحنة",
  tooHeavy: (kilograms, country) => `ننقل ما لا يزيد على ${kilograms} كغ إلى ${country}.`,
  youHeading: "احفظ هذا السعر",
  youText: "أخبرنا كيف نصل إليك فنحفظه لك سبعة أيام.",
  message: "ما محتوى الشحنة؟",
  submit: "احفظ السعر",
  doneHeading: "سعرك",
  doneText: "يتصل بك أحد موظفينا أو يكتب إليك ويتفق معك على المحتويات ويخبرك بالأوراق المطلوبة. ولا يُستلم شيء قبل ذلك.",
  price: "السعر",
  chargeableWeight: "الوزن المحتسب (كغ)",
  validUntil: "يسري حتى",
  another: "اطلب سعرًا آخر",
}
