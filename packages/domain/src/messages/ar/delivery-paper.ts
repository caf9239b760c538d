import type { deliveryPaper as english } from "../en/delivery-paper.ts"
import type { Texts } from "../texts.ts"
import { admin } from "./admin.ts"
import { driver } from "./driver.ts"

export const deliveryPaper: Texts<typeof english> = {
  title: "سند تسليم",
  order: "الخطوة",
  when: "التاريخ والوقت",
  what: "الحدث",
  by: "من",
  hash: "بداية البصمة",
  provedBy: "سُلِّم بموجب",
  proofs: driver.proofKinds,
  roles: { ...admin.roles, system: "النظام" },
  customer: "العميل",
  sealed:
    "تشمل كل بصمة حدثها والبصمة التي قبلها، فلا يُغيَّر حدث ولا يُضاف ولا يُحذف دون أن يظهر ذلك. في ملف هذا السند كل البصمات كاملة، ويمكن لأي شخص التحقق منه على صفحتنا.",
  lastHash: (hash) => `آخر بصمة: ${hash}`,
  seal: (seal) => `الختم: ${seal}`,
  scan: "امسح الرمز للتحقق من ملف هذا السند",
}
