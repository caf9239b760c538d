import type { contactPage as english } from "../en/contact-page.ts"
import type { Texts } from "../texts.ts"

export const contactPage: Texts<typeof english> = {
  title: "اتصل بنا",
  pageDescription: (product) =>
    `اكتب إلى ${product} عن شحنة أو سعر أو مكان لا نصل إليه بعد، أو اتصل بمن يخططون المسارات.`,
  lead: "سؤال عن شحنة أو سعر أو مكان: يقرأ رسالتك من يخططون المسارات.",
  formHeading: "اكتب إلينا",
  directHeading: "تواصل معنا مباشرة",
  trackHeading: "تسأل عن شحنة في الطريق؟",
  trackText: "صفحتها تعرف أكثر من أي شخص على الهاتف: أين هي، ومتى تصل، وما الذي يمكن تغييره بعد.",
  doneHeading: "وصلت رسالتك",
  doneText: "يقرؤها أحد موظفينا ويجيبك بالبريد الإلكتروني أو بالهاتف. لا حاجة إلى أي شيء آخر منك.",
}
