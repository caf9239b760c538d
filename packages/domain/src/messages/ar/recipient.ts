import type { recipient as english } from "../en/recipient.ts"
import type { Texts } from "../texts.ts"

export const recipient: Texts<typeof english> = {
  title: "إلى أين نوصل شحنتك؟",
  loading: "جارٍ فتح رابطك",
  loadFailed: "تعذّر فتح رابطك.",
  lead: (sender) => `لك شحنة من ${sender}. حدّد أين نسلّمها ومن نقابل.`,
  leadIn: (sender, city) => `لك شحنة في ${city} من ${sender}. حدّد أين نسلّمها ومن نقابل.`,
  deliveryOn: (date, slot) => `نأتي في ${date}، ${slot}.`,
  cashReady: (amount) => `تدفع للسائق ${amount} نقدًا. وقد يختلف السعر في مكان آخر.`,
  openUntil: (moment) => `يمكنك الإجابة مرة واحدة حتى ${moment}.`,
  privacy: "لا يرى ما تدخله هنا سوى المرسل والسائق.",
  addressHeading: "التسليم",
  contactHeading: "من نقابل",
  name: "الاسم",
  phone: "الهاتف",
  chooseAddress: "اختر عنوان التسليم.",
  send: "إرسال",
  applied: "شكرًا لك. سنوصل الشحنة إلى هناك.",
  appliedText: "يعرف المرسل والسائق ذلك، وليس عليك فعل شيء آخر.",
  proposed: "شكرًا لك. القرار للمرسل.",
  proposedText: "يغيّر هذا المكان السعر، لذلك نسأل المرسل أولًا.",
  invalid: "لم يعد هذا الرابط يعمل",
  invalidText: "أُجيب عنه من قبل، أو انتهت مدته، أو أُرسل رابط أحدث. اطلب من المرسل رابطًا آخر.",
  tooLate: "لم يعد بالإمكان تغيير مكان التسليم. يرجى الاتصال بالمرسل.",
  notNow: "لا يمكن تغيير مكان التسليم في الوقت الحالي. يرجى الاتصال بالمرسل.",
  notServed: "لا نخدم هذا المكان بعد. اختر مكانًا آخر.",
}
