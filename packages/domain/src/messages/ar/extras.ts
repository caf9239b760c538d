import type { extras as english } from "../en/extras.ts"
import type { Texts } from "../texts.ts"

export const extras: Texts<typeof english> = {
  consentTitle: "هل تسمح لنا بإحصاء الاستخدام؟",
  consentText:
    "نحصي خمسة أحداث لا غير، مثل تطبيق رمز ترويجي أو بحث لم ينجح، دون اسمك أو عنوانك أو حجزك، لنعرف ما يحتاج إلى إصلاح. ويمكنك سحب موافقتك في صفحة سياسة الخصوصية.",
  consentYes: "نعم، أسمح",
  consentNo: "لا، شكرًا",
  notice: "إشعار",
  dismissNotice: "إغلاق هذا الإشعار",
  seeMore: "اعرف المزيد",
  chat: "تحدّث معنا",
  chatOnWhatsApp: "تحدّث معنا على واتساب",
}
