import type { packageGuide as english } from "../en/package-guide.ts"
import type { Texts } from "../texts.ts"

export const packageGuide: Texts<typeof english> = {
  intro: "اختر أصغر حجم يتسع لشحنتك مع تغليفها.",
  limits: "ننقل كل ما لا يزيد على 70 كغ ويتسع له صندوق بمقاس 60 × 60 × 60 سم في أي وضع كان.",
  volume: "تُحتسب الشحنة الخفيفة كبيرة الحجم بحجمها: الطول × العرض × الارتفاع بالسنتيمتر مقسومًا على 5000.",
  packing: "أغلقها بشريط لاصق، واحمِ ما قد ينكسر، واكتب اسم المستلم عليها.",
}
