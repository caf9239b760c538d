import type { firstScreens as english } from "../en/first-screens.ts"
import type { Texts } from "../texts.ts"

export const firstScreens: Texts<typeof english> = {
  bookDescription: (product, country) =>
    `احجز مندوب توصيل مع ${product} في ${country}: حدّد عنوان أخذ الشحنة وعنوان التسليم، واعرف السعر وموعد الوصول قبل الدفع، وتابع الشحنة حتى الباب.`,
  trackingDescription: (product, country) => `تابع شحنتك مع ${product} في ${country} برقم الحجز: أين هي الآن ومتى تصل.`,
  withoutScripts: "من دون جافا سكريبت تبقى هذه الصفحة كما هي. أعد تحميلها لترى أين وصل الحجز.",
  country: { AE: "الإمارات العربية المتحدة", QA: "قطر" },
}
