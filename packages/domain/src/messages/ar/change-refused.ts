import type { changeRefused as english } from "../en/change-refused.ts"
import type { Texts } from "../texts.ts"

export const changeRefused: Texts<typeof english> = {
  "too-late": "فات أوان تغيير ذلك.",
  "not-paid": "يمكن تغيير ذلك بعد دفع قيمة الحجز.",
  "on-hold": "هذا الحجز معلّق. يمكن تغييره بعد أن يقرر مكتب العمليات كيف يستمر.",
  "not-changeable": "لا يمكن تغيير ذلك. يرجى إلغاء الحجز وإنشاء حجز جديد.",
}
