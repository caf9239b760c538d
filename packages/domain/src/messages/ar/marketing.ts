import type { marketing as english } from "../en/marketing.ts"
import type { Texts } from "../texts.ts"

export const marketing: Texts<typeof english> = {
  bookNow: "احجز شحنة",
  trackNow: "تتبّع شحنة",
  country: { AE: "الإمارات العربية المتحدة", QA: "قطر" },
  sections: "في هذه الصفحة",
  closingHeading: "جاهزون متى شئت",
  closingText: "عنوانان يكفيان لمعرفة السعر. لا حاجة إلى حساب.",
  notFoundHint: "من هنا يمكنك المتابعة إلى:",
  home: "الصفحة الرئيسية",
  draft: "مسودة، يراجعها المشغّل",
  draftText: "كُتبت هذه الصفحة لهذا المنتج ولم يراجعها محامٍ بعد.",
}
