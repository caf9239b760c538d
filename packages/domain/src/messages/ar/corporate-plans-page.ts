import { countedDays } from "../counted-days.ts"
import type { corporatePlansPage as english } from "../en/corporate-plans-page.ts"
import type { Texts } from "../texts.ts"

export const corporatePlansPage: Texts<typeof english> = {
  title: "باقات الشركات",
  pageDescription: (product, country) =>
    `باقات للشركات التي ترسل مع ${product} في ${country}: رصيد للتوصيلات قيمته أكبر من ثمنه.`,
  lead: "الباقة رصيد للتوصيلات قيمته أكبر من ثمنه. تُسحب منه حجوزات شركتك حتى ينفد أو تنتهي أيامه.",
  plansHeading: "الباقات",
  noPlans: "لا يمكن عرض أي باقة الآن. اطلب الأسعار ويقدّم لك شخص عرضًا.",
  credit: "رصيد للتوصيلات",
  price: "السعر",
  valid: "يسري لمدة",
  days: countedDays.ar,
  choose: (plan) => `اختر ${plan}`,
  confirm: (plan) => `أكّد ${plan}`,
  confirmText: "تأخذ شركتك هذه الباقة وتحصل على رصيدها فورًا. اضغط مرة أخرى للتأكيد.",
  doneHeading: "الباقة لك",
  doneText: "حجوزات شركتك القادمة تُسحب من هذا الرصيد.",
  creditNow: "رصيد شركتك الآن",
  refusals: {
    "no-company": "لا تنتمي إلى أي شركة بعد. سجّلها أولًا.",
    "not-owner": "لا يختار الباقة إلا مالك الشركة.",
    "not-approved": "لم تُعتمد شركتك بعد. اختر باقة بعد اعتمادها.",
  },
  rulesHeading: "كيف تُحتسب الباقة",
  rules: [
    "الرصيد الذي اشتُري أولًا يُستخدم أولًا.",
    "يمكن استخدامه حتى منتصف الليل بعد آخر أيامه، ثم يزول ما بقي منه.",
    "ما يُرد من حجز ملغى يعود إلى الرصيد.",
  ],
  register: "سجّل شركتك",
}
