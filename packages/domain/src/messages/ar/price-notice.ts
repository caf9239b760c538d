import type { priceNotice as english } from "../en/price-notice.ts"
import type { Texts } from "../texts.ts"

export const priceNotice: Texts<typeof english> = {
  waiting: { price: "جارٍ حساب السعر", booking: "جارٍ تسجيل حجزك" },
  priceUpdated: "تم تحديث السعر بناءً على الموقع",
  totalWas: (before, after) => `تغيّر السعر: كان الإجمالي ${before} وأصبح ${after}.`,
  totalElsewhere: (before, after) => `عُدّل حجزك في علامة تبويب أخرى: كان الإجمالي ${before} وأصبح ${after}.`,
}
