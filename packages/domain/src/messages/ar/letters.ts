import { countedMinutes } from "../counted-minutes.ts"
import type { letters as english } from "../en/letters.ts"
import type { Texts } from "../texts.ts"

export const letters: Texts<typeof english> = {
  code: {
    subject: (product) => `${product}: رمز التحقق الخاص بك`,
    text: (code, product, minutes) =>
      `${code} هو رمز التحقق الخاص بك في ${product}، ويسري لمدة ${countedMinutes.ar(minutes)}.\n\nلا تخبر به أحدًا، فنحن لا نطلبه منك أبدًا. وإذا لم تطلب رمزًا، فلا يلزمك أي إجراء.`,
    sms: (code, product) => `${code} هو رمز التحقق الخاص بك في ${product}. لا تخبر به أحدًا.`,
  },
  alreadyRegistered: {
    subject: (product) => `${product}: لديك حساب بالفعل`,
    text: (product, address) =>
      `حاول شخص ما، ربما أنت، إنشاء حساب في ${product} بهذا البريد الإلكتروني، ولديك حساب به بالفعل.\n\nسجّل الدخول على ${address}، أو اختر هناك «نسيت كلمة المرور؟» لتعيين كلمة مرور جديدة. وإذا لم تكن أنت من حاول ذلك، فلا يلزمك أي إجراء.`,
  },
  noAccount: {
    subject: (product) => `${product}: لا يوجد حساب أكّد هذا البريد الإلكتروني`,
    text: (product, address) =>
      `حاول شخص ما، ربما أنت، تعيين كلمة مرور جديدة في ${product} لهذا البريد الإلكتروني، ولا يوجد حساب أكّده. وإذا كنت قد أكّدت رقم هاتفك فقط، فقد أرسلنا الرمز إليه برسالة نصية.\n\nربما سجّلت ببريد آخر، ويمكنك أيضًا إنشاء حساب على ${address}. وإذا لم تكن أنت من حاول ذلك، فلا يلزمك أي إجراء.`,
  },
  passwordChanged: {
    subject: (product) => `${product}: تم تغيير كلمة المرور`,
    text: (product, address) =>
      `تم تغيير كلمة مرور حسابك في ${product} وانتهت كل عمليات تسجيل الدخول الأخرى.\n\nإذا لم تكن أنت من غيّرها، فاختر الآن «نسيت كلمة المرور؟» على ${address}.`,
    sms: (product) =>
      `تم تغيير كلمة مرور حسابك في ${product}. إذا لم تكن أنت من غيّرها، فاختر الآن «نسيت كلمة المرور؟».`,
    keysGoOn: (page) =>
      `تبقى مفاتيح API في حسابك سارية، وتستمر البرامج في الحجز بها. أبطل على ${page} كل مفتاح لا تعرفه.`,
  },
  liveKeyMade: {
    subject: (product) => `${product}: تم إنشاء مفتاح API`,
    text: (product, key, mark, time, page) =>
      `تم إنشاء مفتاح API لحسابك في ${product} بتاريخ ${time}: «${key}»، ${mark}. تحجز به البرامج لشركتك، حتى بعد تسجيل خروجك أو تغيير كلمة المرور.\n\nإذا لم تكن أنت من أنشأه، فأبطله على ${page} وغيّر كلمة المرور الآن.`,
  },
  phoneChanged: {
    subject: (product) => `${product}: تم تغيير رقم هاتفك`,
    text: (product, address) =>
      `تم تغيير رقم هاتف حسابك في ${product} وانتهت كل عمليات تسجيل الدخول الأخرى.\n\nإذا لم تكن أنت من غيّره، فعيّن الآن كلمة مرور جديدة على ${address}.`,
    sms: (product) => `تم تغيير رقم هاتف حسابك في ${product}. إذا لم تكن أنت من غيّره، فعيّن كلمة مرور جديدة الآن.`,
  },
  secondFactorOn: {
    subject: (product) => `${product}: تم تفعيل عامل التحقق الثاني`,
    text: (product) =>
      `يحتاج دخولك إلى ${product} من الآن إلى رمز من تطبيق المصادقة أيضًا، وانتهت كل عمليات تسجيل الدخول الأخرى.\n\nإذا لم تكن أنت من فعّله، فأبلغ مدير النظام الآن.`,
  },
  secondFactorOff: {
    subject: (product) => `${product}: تم إيقاف عامل التحقق الثاني`,
    text: (product, page) =>
      `لم يعد دخولك إلى ${product} يحتاج إلى رمز من تطبيق المصادقة، فقد أُوقف أو أُعيد ضبطه. فعّله من جديد على ${page}.\n\nإذا كنت لا تعلم بذلك، فأبلغ مدير النظام الآن.`,
  },
  accountErased: {
    subject: (product) => `${product}: تم حذف حسابك`,
    text: (product) => `تم حذف حسابك في ${product} بكل ما فيه. نحتفظ من حجوزاتك بما يقتضيه قانون الضرائب، من دون اسمك.`,
    sms: (product) => `تم حذف حسابك في ${product} بكل ما فيه.`,
  },
  invitation: {
    subject: (product) => `${product}: عيّن كلمة المرور`,
    text: (product, address, minutes) =>
      `تمت إضافتك إلى فريق ${product}. عيّن كلمة المرور هنا:\n${address}\n\nيسري الرابط لمدة ${countedMinutes.ar(minutes)}. وبعدها اطلب دعوة جديدة.`,
  },
}
