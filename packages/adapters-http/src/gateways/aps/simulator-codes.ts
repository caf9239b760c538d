import type { RefusalReason, SimulatedOrder } from "../simulated-bank/order.ts"

/** The code for an order, as the gateway would answer its purchase now. */
export function codeOfOrder(order: SimulatedOrder): string {
  const { standing, isAuthorisation, reason, refunded } = order
  switch (standing) {
    case "opened":
      return "10000"
    case "on-hold":
      return "20064"
    case "pending":
      return "19000"
    case "authorised":
      return "02000"
    case "voided":
      return "08000"
    case "charged":
      return refunded > 0 ? "06000" : isAuthorisation ? "04000" : "14000"
    case "refused":
      return reason === "cancelled" ? "00072" : (isAuthorisation ? "03" : "13") + reasonCodes[reason ?? "declined"]
  }
}

const reasonCodes: Readonly<Record<RefusalReason, string>> = {
  declined: "666",
  funds: "029",
  expired: "012",
  authentication: "030",
  cancelled: "072",
}

/** The gateway's own text for a code, in the language of the request. */
export function messageOfCode(code: string, language: string): string {
  const [english = "Success", arabic = "عملية ناجحة"] = messages[code.slice(2)] ?? []
  return language === "ar" ? arabic : english
}

const messages: Readonly<Record<string, readonly [english: string, arabic: string]>> = {
  "000": ["Success", "عملية ناجحة"],
  "001": ["Missing parameter", "مُعامل ناقص"],
  "002": ["Invalid parameter format", "صيغة مُعامل غير صحيحة"],
  "004": ["Invalid command", "أمر غير صحيح"],
  "006": ["Technical problem", "مشكلة تقنية"],
  "008": ["Signature mismatch", "التوقيع غير مطابق"],
  "012": ["Card expired", "البطاقة منتهية الصلاحية"],
  "016": ["Invalid card number", "رقم البطاقة غير صحيح"],
  "029": ["Insufficient funds", "الرصيد غير كافٍ"],
  "030": ["Authentication failed", "فشل التحقق من الهوية"],
  "034": ["Operation not allowed", "العملية غير مسموح بها"],
  "036": ["Order not found", "الطلب غير موجود"],
  "042": ["Operation amount exceeds the authorized amount", "المبلغ أكبر من المبلغ المصرّح به"],
  "044": ["Token name does not exist", "الرمز غير موجود"],
  "048": ["Operation amount exceeds captured amount", "المبلغ أكبر من المبلغ المحصّل"],
  "064": ["3-D Secure check requested", "مطلوب التحقق الثلاثي الأبعاد"],
  "066": ["Merchant reference already exists", "مرجع التاجر موجود من قبل"],
  "072": ["Transaction has been cancelled by the consumer", "ألغى العميل العملية"],
  "088": ["Token name was not created for this transaction", "لم يُنشأ الرمز لهذه العملية"],
  "100": ["Invalid expiry date", "تاريخ الانتهاء غير صحيح"],
  "666": ["Transaction declined", "العملية مرفوضة"],
  "777": ["The transaction has been processed, but failed to receive confirmation", "نُفّذت العملية ولم يصل تأكيدها"],
}
