import type { cashDue as english } from "../en/cash-due.ts"
import type { Texts } from "../texts.ts"

export const cashDue: Texts<typeof english> = {
  cashAtPickup: (amount) => `يدفع المرسل ${amount} نقدًا عند أخذ الشحنة.`,
  cashAtDelivery: (amount) => `يدفع المستلم ${amount} نقدًا للسائق عند التسليم.`,
}
