import type { pushOffer as english } from "../en/push-offer.ts"
import type { Texts } from "../texts.ts"

export const pushOffer: Texts<typeof english> = {
  title: "هل نخبرك عندما تتحرّك الشحنة؟",
  text: "إشعار عندما يكون السائق في الطريق، وآخر عند الباب، وآخر عند التسليم. لا شيء غير ذلك، ولهذا الحجز فقط.",
  accept: "أبلغوني",
  busy: "نسأل متصفحك",
  accepted: "ستصلك الإشعارات على هذا الجهاز.",
  denied: "متصفحك لا يسمح بإشعارات منا. يمكنك تغيير ذلك في إعداداته لهذه الصفحة.",
  failed: "لم ينجح ذلك. يرجى المحاولة بعد قليل.",
}
