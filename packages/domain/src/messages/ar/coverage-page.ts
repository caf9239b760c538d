import type { coveragePage as english } from "../en/coverage-page.ts"
import { plural } from "../plural.ts"
import type { Texts } from "../texts.ts"

export const coveragePage: Texts<typeof english> = {
  title: "مناطق التوصيل",
  pageTitle: (country) => `مناطق التوصيل في ${country}`,
  pageDescription: (product, country) =>
    `أين نستلم ونسلّم مع ${product} في ${country}: كل مدينة ومنطقة، في الاتجاهين، وكيف تتحقق من عنوانك.`,
  lead: (country) => `بين أي مكانين من هذه الأماكن في ${country}، في الاتجاهين، وبالسرعات الثلاث.`,
  listHeading: "المناطق",
  districts: (count) =>
    plural("ar", count, {
      zero: "بلا أحياء",
      one: "حي واحد",
      two: "حيّان",
      few: "# أحياء",
      many: "# حيًّا",
      other: "# حي",
    }),
  mapLabel: (country) => `خريطة مناطقنا في ${country}`,
  sections: [
    {
      heading: "هل عنواني ضمنها؟",
      text: [
        "اكتب اسم المكان أو ألصق رابط خريطة أو ضع دبوسًا في صفحة الحجز. تخبرك على الفور هل نصل إليه. الجزر التي لا جسر لها خارجها، وكذلك كل ما وراء الحدود.",
      ],
    },
    {
      heading: "وماذا بين مدينتين؟",
      text: ["يبيّن السعر ما يضيفه الطريق بينهما قبل أن تذكر اسمك. والمدن المتصلة تكلّف أكثر قليلًا من مدينة واحدة."],
    },
    {
      heading: "لم نصل إليك بعد؟",
      text: ["اكتب لنا أين تحتاج إلينا. نرسم مناطق خدمتنا بحسب ما يُطلب منا."],
    },
  ],
  check: "تحقق من عنوان",
  tellHeading: "أبلغوني عند توفّر الخدمة لديّ",
  tellText:
    "حدّد المكان. نرسم مناطق خدمتنا بحسب ما يُطلب منا، ونبلغك إذا وصلنا إلى منطقتك خلال ثلاثين يومًا. وبعدها تُحذف بياناتك.",
  tellSubmit: "أبلغوني",
  tellDoneHeading: "سجّلنا المكان",
  tellDoneText: "إذا وصلنا إلى هناك خلال ثلاثين يومًا راسلناك أو اتصلنا بك. وبعد ذلك يرجى إعادة الطلب.",
}
