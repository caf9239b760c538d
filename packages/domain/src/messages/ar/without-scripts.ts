import type { withoutScripts as english } from "../en/without-scripts.ts"
import type { Texts } from "../texts.ts"

export const withoutScripts: Texts<typeof english> = {
  note: "يحتاج الحجز والتتبّع إلى جافا سكريبت. يرجى تفعيله ثم إعادة تحميل الصفحة.",
}
