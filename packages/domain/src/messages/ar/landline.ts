import type { landline as english } from "../en/landline.ts"
import type { Texts } from "../texts.ts"

export const landline: Texts<typeof english> = {
  note: "يبدو أن هذا رقم هاتف أرضي. يصل رمز التسليم إلى المستلم برسالة نصية، فالأفضل رقم هاتف متحرك.",
}
