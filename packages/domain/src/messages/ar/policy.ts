import type { policy as english } from "../en/policy.ts"
import type { Texts } from "../texts.ts"

export const policy: Texts<typeof english> = {
  cancelling: (minimumFare) =>
    `الإلغاء مجاني حتى انتهاء وقت الطلب لموعد أخذ شحنتك أو حتى انطلاق السائق، أيهما أسبق. بعد ذلك يُحتفظ بمبلغ ${minimumFare}، ولا يُعاد شيء بعد أن يستلم السائق الشحنة.`,
}
