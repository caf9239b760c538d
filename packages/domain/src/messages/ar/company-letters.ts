import type { companyLetters as english } from "../en/company-letters.ts"
import type { Texts } from "../texts.ts"

export const companyLetters: Texts<typeof english> = {
  subject: (product, company) => `${product}: شركتك ${company}`,
  approved: (company, limit) =>
    `اعتُمدت ${company}. ${limit === null ? "لا يمكن الحجز على حسابها بعد: نحدد لها حدًّا أولًا." : `يمكن أن يبلغ المستحق على حسابها الشهري ${limit}.`} تجد حسابها وأعضاءها ومراكز تكلفتها في صفحة شركتك.`,
  refused: (company, reason) => `رُفضت ${company}. السبب: ${reason}`,
  suspended: (company, reason) => `أُوقفت ${company} ولا يمكنها الحجز على الحساب حاليًا. السبب: ${reason}`,
  planRenewed: (company, plan, price, until) =>
    `انتهت أيام باقة ${plan} لشركة ${company} فتجدّدت: أُضيف ${price} شاملًا ضريبة القيمة المضافة إلى الحساب الشهري. وهي مدفوعة حتى نهاية يوم ${until}، ثم تتجدّد إلى أن ينهيها مالك الشركة.`,
  planEnded: (company) =>
    `انتهت باقة ${company}: لم تعد متاحة أو لم يتسع الحساب لفترتها التالية. تُضاف الحجوزات الآن إلى الحساب الشهري.`,
  monthBilled: (company, number, month, amount) =>
    `${number} لشركة ${company} عن ${month} جاهزة: ${amount}. تجدها في صفحة شركتك ضمن الحساب الشهري.`,
  page: "صفحة شركتك",
}
