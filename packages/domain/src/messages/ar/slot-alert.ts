import type { slotAlert as english } from "../en/slot-alert.ts"
import type { Texts } from "../texts.ts"

export const slotAlert: Texts<typeof english> = {
  cutOffPassed: "انتهى وقت الحجز لليوم الحالي، يرجى اختيار تاريخ أخذ الشحنة من جديد",
  slotClosed: (slot, date) => `لم يعد بالإمكان حجز ${slot} يوم ${date}.`,
  slotClosedAt: (slot, date, time) => `أُغلقت فترة ${slot} يوم ${date} عند ${time}.`,
  dateClosedNote: (date) => `لم يعد بالإمكان حجز أخذ الشحنة ${date}.`,
  dateClosedAt: (date, time) => `أُغلق حجز أخذ الشحنة ${date} عند ${time}.`,
  slotNotByVehicle: (slot, date) => `${slot} يوم ${date} غير متاح بهذه المركبة.`,
  dateNotByVehicle: (date) => `أخذ الشحنة ${date} غير متاح بهذه المركبة.`,
  slotPaused: (slot, date) => `${slot} يوم ${date} غير متاح: لا نعمل حينها.`,
  datePaused: (date) => `لا نعمل ${date}.`,
  slotFull: (slot, date) => `${slot} يوم ${date} محجوز بالكامل.`,
  dateFull: (date) => `${date} محجوز بالكامل.`,
  dropOffMoved: "لم يعد وقت التسليم الذي اخترته متاحًا.",
  nextIs: (slot, date) => `الموعد التالي ${slot}، ${date}، وهو محدّد الآن: أبقه أو اختر غيره.`,
  nextDateIs: (date) => `الموعد التالي ${date}، وهو محدّد الآن: أبقه أو اختر غيره.`,
  nothingLeft: "لا يمكن حجز أخذ أي شحنة في الأيام القادمة.",
  seeChange: "أُغلق الوقت الذي اخترته. انظر الموعد التالي",
  totalWas: (before, after) => `كان الإجمالي ${before} وأصبح ${after}.`,
  totalStays: (total) => `يبقى الإجمالي ${total}.`,
}
