import type { notices as english } from "../en/notices.ts"
import type { Texts } from "../texts.ts"
import { cashDue } from "./cash-due.ts"
import { summary } from "./summary.ts"
import { tracking } from "./tracking.ts"

export const notices: Texts<typeof english> = {
  subject: (product, reference) => `${product}: الحجز ${reference}`,
  ownLink: "حجزك بكل تفاصيله. كل من لديه هذا الرابط يراه أيضًا:",
  decideLink: "اقبل الطلب أو ارفضه هنا. كل من لديه هذا الرابط يرى الحجز كاملًا:",
  choiceLink: "اختر الرسائل التي تصلك عن هذا الحجز:",
  receipt: { deliveryCharge: summary.deliveryCharge, discount: summary.discount, vat: summary.vat, total: "الإجمالي" },
  newPlace: {
    "pickup-address": (address) => `نأخذ الشحنة الآن من: ${address}.`,
    "drop-off-address": (address) => `عنوان التسليم الآن: ${address}.`,
  },
  payment: {
    ...cashDue,
    paid: "وقد تم دفعه.",
    newTotal: (total) => `الإجمالي الجديد ${total}.`,
    givenBack: (amount) => `يُعاد ${amount}.`,
    nothingBack: "لا يُعاد أي مبلغ.",
    kept: (fee) => `رسوم الإلغاء ${fee}، وقد خُصمت مما دُفع.`,
  },
  refundedInCash: (reference, amount) => `أعدنا إليك مبلغ ${amount} نقدًا عن الحجز ${reference}.`,
  customer: {
    confirmed: (reference, pickup, delivery) =>
      `تم تأكيد حجزك ${reference}. نأخذ الشحنة ${pickup}، ونسلّمها ${delivery}.`,
    changed: (reference, pickup, delivery) => `تم تغيير حجزك ${reference}. نأخذ الشحنة ${pickup}، ونسلّمها ${delivery}.`,
    recipientProposed: (reference) => `يطلب مستلم حجزك ${reference} عنوان تسليم آخر يغيّر السعر. القرار لك.`,
    cancelled: (reference) => `تم إلغاء حجزك ${reference}.`,
    holdEnded: (reference) =>
      `لم يُدفع حجزك ${reference} في الوقت المحدد، فأصبح موعده متاحًا لغيرك. يمكنك الحجز من جديد.`,
    paymentReturned: (reference, amount) =>
      `تعذّر استخدام الدفعة ${amount === null ? "" : `بمبلغ ${amount} `}للحجز ${reference}، لذلك ستُعاد كاملةً إلى البطاقة التي دُفعت بها. يمكنك الحجز من جديد.`,
    refunded: (reference, amount, isOfChange) =>
      `أُعيد مبلغ ${amount === null ? "" : `${amount} `}من ${isOfChange ? "تكلفة تغيير " : ""}الحجز ${reference} إلى البطاقة التي دُفع بها. وسيظهر في كشفها خلال أيام.`,
    paidByLink: (reference, amount) =>
      `دفع شخص لديه رابط الدفع ${amount === null ? "مبلغًا" : `مبلغ ${amount}`} عن حجزك ${reference}.`,
    pickupStarted: (reference) => `السائق في طريقه لأخذ شحنتك (${reference}).`,
    waitingAtPickup: (reference) => `السائق عند نقطة أخذ الشحنة وينتظر شحنتك (${reference}) 10 دقائق.`,
    arrived: (reference) => `السائق عند الباب ومعه شحنتك (${reference}).`,
    pickupFailed: (reference, reason) => `لم نتمكن من أخذ شحنتك (${reference}): ${reason}.`,
    deliveryStarted: (reference) => `شحنتك (${reference}) في طريقها إلى المستلم.`,
    deliveryFailed: (reference, reason) => `لم نتمكن من تسليم شحنتك (${reference}): ${reason}.`,
    delivered: (reference) => `تم تسليم شحنتك (${reference}).`,
    returned: (reference) => `عادت شحنتك (${reference}) إليك.`,
  },
  recipient: {
    confirmed: (product, sender, delivery, pin, link) =>
      `لك شحنة من ${sender} عبر ${product}: ${delivery}. أخبر السائق بهذا الرمز عند استلامها: ${pin}. ${link}`,
    changed: (product, delivery, link) => `${product}: ستصل شحنتك في وقت آخر: ${delivery}. ${link}`,
    moved: (product, delivery, link) => `${product}: تغيّر مكان تسليم شحنتك أو من يستلمها. تصل في ${delivery}. ${link}`,
    cashChanged: (product) => `${product}: تغيّر سعر توصيل شحنتك.`,
    paid: (product, link) => `${product}: رسوم توصيل شحنتك مدفوعة، فلا تدفع للسائق شيئًا. ${link}`,
    cashReady: (amount) => `يرجى تجهيز ${amount} نقدًا للسائق.`,
    handedOver: (product) => `${product}: الشحنة التي أبلغناك بها ستُسلَّم الآن إلى شخص آخر.`,
    declined: (product, delivery, link) =>
      `${product}: لم يوافق المرسل على عنوان التسليم الآخر، ويبقى كما كان: ${delivery}. ${link}`,
    cancelled: (product) => `${product}: أُلغي توصيل الشحنة التي أبلغناك بها.`,
    deliveryStarted: (product, pin, link) => `${product}: شحنتك في الطريق إليك. الرمز للسائق: ${pin}. ${link}`,
    deliveryFailed: (product, reason, link) => `${product}: تعذّر تسليم شحنتك: ${reason}. ${link}`,
    asked: (product, sender, until, link, cash) =>
      `لك شحنة من ${sender} عبر ${product}.${cash} أخبرنا قبل ${until} أين نوصلها: ${link}`,
  },
  pickup: {
    waiting: (product, reference, link) => `${product}: وصل السائق لأخذ الشحنة (${reference}) وينتظر 10 دقائق. ${link}`,
  },
  reasons: tracking.reasons,
}
