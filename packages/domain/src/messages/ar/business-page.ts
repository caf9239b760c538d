import type { businessPage as english } from "../en/business-page.ts"
import type { Texts } from "../texts.ts"

export const businessPage: Texts<typeof english> = {
  title: "أسعار الشركات",
  pageDescription: (product, country) =>
    `اطلب من ${product} أسعار التوصيل لشركتك في ${country}: قل ماذا ترسل وكم، فيقدّم لك شخص عرضًا.`,
  lead: "قل ماذا ترسل وكم. ينظر شخص في مساراتك ويقدّم لك عرضًا مكتوبًا.",
  formHeading: "اطلب الأسعار",
  message: "ماذا ترسل، وبين أي أماكن؟",
  submit: "اطلب الأسعار",
  doneHeading: "وصل طلبك",
  doneText:
    "ينظر شخص في مساراتك ويجيبك بعرض بالبريد الإلكتروني أو بالهاتف. وحتى ذلك الحين يمكنك الحجز بأسعار صفحة الحجز.",
  getHeading: "ماذا يقدّم حساب الشركة",
  get: [
    { title: "حساب واحد لعدة أشخاص", text: "مالكون ومن يحجزون ومن يطّلعون فقط، لكل منهم تسجيل دخوله." },
    { title: "مراكز التكلفة", text: "كل حجز يسمّي واحدًا منها ليسهل تقسيم الشهر." },
    { title: "رصيد مسبق", text: "تمنحك الباقة رصيدًا أكبر من ثمنها." },
    { title: "أنظمتك الخاصة", text: "احجز وتابع التوصيلات بواجهة برمجية، مع رسائل إلى عنوانك." },
  ],
  register: "سجّل شركتك",
  plans: "اطّلع على الباقات",
}
