import type { contactPage as english } from "../en/contact-page.ts"
import type { Texts } from "../texts.ts"

export const contactPage: Texts<typeof english> = {
  title: "اتصل بنا",
  pageDescription: (product) =>
    `اكتب إلى ${product} عن توصيلة أو سعر أو مكان لا نصل إليه بعد، أو اتصل بمن يخططون المسارات.`,
  lead: "سؤال عن توصيلة أو سعر أو مكان: من يخططون المسارات يقرؤون ما تكتبه.",
  formHeading: "اكتب إلينا",
  directHeading: "تواصل معنا مباشرة",
  noDirect: "اكتب إلينا عبر النموذج: نجيبك بالبريد الإلكتروني أو بالهاتف كما تفضّل.",
  trackHeading: "عن توصيلة في الطريق؟",
  trackText: "صفحتها تعرف أكثر من أي شخص على الهاتف: أين هي، ومتى تصل، وما الذي يمكن تغييره بعد.",
  doneHeading: "وصلت رسالتك",
  doneText: "يقرؤها شخص ويجيبك بالبريد الإلكتروني أو بالهاتف. لا حاجة إلى أي شيء آخر منك.",
}
