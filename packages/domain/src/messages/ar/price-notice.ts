import type { priceNotice as english } from "../en/price-notice.ts"
import type { Texts } from "../texts.ts"

export const priceNotice: Texts<typeof english> = {
  priceUpdated: "تم تحديث السعر بناءً على الموقع",
  totalWas: (before, after) => `تغيّر السعر: كان الإجمالي ${before} وأصبح ${after}.`,
}
