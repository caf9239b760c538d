import type { coveragePage as english } from "../en/coverage-page.ts"
import type { Texts } from "../texts.ts"

export const coveragePage: Texts<typeof english> = {
  title: "مناطق التوصيل",
  pageTitle: (country) => `مناطق التوصيل في ${country}`,
  pageDescription: (product, country) =>
    `أين نستلم ونسلّم مع ${product} في ${country}: كل مدينة ومنطقة، في الاتجاهين، وكيف تتحقق من عنوانك.`,
  lead: (country) => `بين أي مكانين من هذه في ${country}، في الاتجاهين، وبالسرعات الثلاث.`,
  listHeading: "المناطق",
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
      text: ["اكتب لنا أين تحتاجنا. نرسم المناطق حيث يسأل الناس."],
    },
  ],
  check: "تحقق من عنوان",
  tellHeading: "أخبروني حين تصلون إليّ",
  tellText: "سمِّ المكان. نرسم المناطق بحسب طلب الناس، ونخبرك حين نخدم منطقتك.",
  tellSubmit: "أخبروني",
  tellDoneHeading: "سجّلنا المكان",
  tellDoneText: "نكتب إليك أو نتصل بك حين نصل إلى هناك. وحتى ذلك الحين لن يصلك منا شيء.",
}
