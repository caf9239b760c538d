import type { operatorRefusals as english } from "../en/operator-refusals.ts"
import type { Texts } from "../texts.ts"
import { booking } from "./booking.ts"
import { checks } from "./checks.ts"
import { promo } from "./promo.ts"

export const operatorRefusals: Texts<typeof english> = {
  promoRefusals: promo.refusals,
  bookingTypes: booking.types,

  internationalNotServed: "لا نرسل الشحنات إلى هذا البلد بعد.",
  internationalTooHeavy: (kilograms) => `أثقل شحنة نرسلها إلى هناك تزن ${kilograms} كغ.`,

  leads: {
    "enter-name": checks.enterName,
    "enter-company": "يرجى إدخال اسم شركتك.",
    "enter-place": "يرجى إدخال المكان الذي ترغب في خدمتك فيه.",
    "enter-message": "يرجى إدخال رسالتك.",
    "enter-email-or-phone": "يرجى إدخال بريد إلكتروني أو رقم هاتف لنتمكن من الرد عليك.",
    "email-invalid": checks.emailInvalid,
    "phone-invalid": checks.phoneInvalid,
  },
  leadNotFound: "لا يوجد طلب تواصل كهذا.",
  leadChanged: "كتب شخص آخر في طلب التواصل هذا.",
  leadUnanswered: "يرجى إدخال نص الرد.",

  handover: {
    "more-than-held": "هذا أكثر مما قبضه السائق. أعد العدّ، أو اذكر السبب.",
    "nothing-handed-over": "لم يُسلَّم شيء، ولا ينقص شيء.",
    "unknown-driver": "لا يوجد سائق بهذا المعرّف.",
    held: (amount) => `بحسب الدفاتر لدى السائق ${amount}.`,
  },
  dayNotOver: "لم ينته هذا اليوم بعد. أغلقه بعد منتصف الليل.",

  referenceTaken: (id) => `يوجد أو وُجد مدخل بالمعرّف ${id}.`,
  referenceTakenDetails: "اختر معرّفًا آخر، أو عدّل المدخل الموجود.",
  referenceNotFound: "لا يوجد مدخل كهذا.",
  referenceChanged: "عدّل شخص آخر هذا المدخل.",
  readAgain: "راجع ما هو موجود الآن وعدّله.",
  references: {
    "not-an-id":
      "يتكوّن المعرّف من أحرف وأرقام ونقاط وشرطات، ولا يزيد على 40 منها. ويتكوّن الرمز الترويجي من أحرف كبيرة وأرقام.",
    "id-differs": "يحتفظ المدخل بمعرّفه وسوقه: أنشئ مدخلًا جديدًا بدلًا من ذلك.",
    missing: "يجب أن يُكتب شيء هنا.",
    "too-long": "هذا أطول من اللازم.",
    "not-positive": "يجب أن تكون القيمة أكبر من 0.",
    negative: "لا يمكن أن تكون القيمة أقل من 0.",
    "not-an-amount": "هذا ليس مبلغًا: منزلتان عشريتان على الأكثر.",
    "above-100": "لا يمكن أن تزيد القيمة على 100.",
    "not-ascending": "تتصاعد فئات الوزن ولا تنخفض أسعارها.",
    "day-taken": "تبدأ قائمة أخرى في هذا اليوم.",
    "none-in-force": "سيبقى السوق بلا قائمة سارية اليوم: أنشئ قائمة أخرى أولًا.",
    "not-after-from": "يجب أن تأتي النهاية بعد البداية.",
    "too-short-to-be-private": "يتكوّن الرمز الخاص من 8 أحرف على الأقل، وإلا سهُل تخمينه.",
    "unknown-area": "لا توجد منطقة خدمة كهذه في السوق.",
    "unknown-window": "لا توجد فترة كهذه لأخذ الشحنة.",
    "same-area-twice": "يربط المسار منطقتين مختلفتين، وكل زوج مرة واحدة.",
    "not-an-outline": "للحدّ ثلاث زوايا مختلفة على الأقل، [خط الطول، خط العرض]، ويحيط بمساحة.",
    "crosses-itself": "يجب ألا يقطع الحدّ نفسه.",
    overlaps: "يجب ألا تتداخل المناطق.",
    "not-a-path": "هذا ليس مسار صفحة من صفحاتنا.",
    "not-a-closure": "لا يمكن قراءة هذا كإغلاق.",
    "unknown-reading": "لا توجد قراءة بهذا الاسم في كتاب القواعد.",
    twice: "ذُكر هذا مرتين.",
    "not-a-rule": "لا يمكن فهم هذا على أنه قاعدة.",
    "not-hours": "تُعرف الفترة بساعاتها، مثل 11-14 أو 9:30-12.",
    "has-begun": "بدأ العمل بهذه القواعد وأُجريت حجوزات بموجبها: أنهِها أو انشر غيرها.",
    "in-the-past": "البداية الآن أو لاحقًا، وليست في الماضي أبدًا.",
    "instant-taken": "تبدأ قواعد أخرى في الوقت نفسه.",
  },
}
