import type { ownBookings as english } from "../en/own-bookings.ts"
import type { Texts } from "../texts.ts"
import { changeRefused } from "./change-refused.ts"
import { trackingSearch } from "./tracking-search.ts"

export const ownBookings: Texts<typeof english> = {
  slotFull: "وقت أخذ الشحنة هذا محجوز بالكامل، يرجى إعادة اختيار تاريخ أخذ الشحنة",
  costCentreRefused: "لا يمكن إجراء هذا الحجز لحساب شركة.",
  noCompany: "لا تنتمي إلى شركة معتمدة يمكنك الحجز لها هنا.",
  chooseCostCentre: "اختر مركز تكلفة تستخدمه شركتك.",
  creditLimitReached: "لا يمكن إضافة المزيد إلى حساب شركتك.",
  creditLimitLeft: (left) => `لا يزال بالإمكان إضافة ${left}. ادفع بطريقة أخرى، أو سدّد الحساب أولًا.`,
  inProgress: "ما زال العمل جاريًا على هذا الطلب. أرسله مرة أخرى بعد بضع ثوانٍ بالمفتاح Idempotency-Key نفسه.",
  notCancellable: "لم يعد بالإمكان إلغاء هذا الحجز.",
  cancellationCosts: "تغيّرت تكلفة الإلغاء.",
  cancellationCostsDetails: (fee, refund) => `تكلفته الآن ${fee} ويُعاد ${refund}. لم يُلغَ شيء: يرجى التأكيد.`,
  changeRefused,
  changeCosts: "تغيّرت تكلفة هذا التغيير.",
  changeCostsDetails: (total) => `سيصبح الإجمالي الآن ${total}. لم يتغيّر شيء: يرجى التأكيد.`,
  changeUnpaid: "يسري هذا التغيير بعد دفع الفرق.",
  changeUnpaidDetails: (amount) => `المبلغ المطلوب دفعه ${amount}.`,
  searchFailed: trackingSearch.invalid,
  searchFields: trackingSearch.fields,
}
