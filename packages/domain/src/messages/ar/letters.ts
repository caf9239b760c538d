import type { letters as english } from "../en/letters.ts"
import type { Texts } from "../texts.ts"

export const letters: Texts<typeof english> = {
  code: {
    subject: (product) => `${product}: رمز التحقق الخاص بك`,
    text: (code, product, minutes) =>
      `${code} هو رمز التحقق الخاص بك في ${product}. مدة صلاحيته بالدقائق: ${minutes}.\n\nلا تخبر به أحدًا: نحن لا نطلبه منك. إن لم تطلب رمزًا فلا داعي لأي إجراء.`,
    sms: (code, product) => `${code} هو رمز التحقق الخاص بك في ${product}. لا تخبر به أحدًا.`,
  },
  alreadyRegistered: {
    subject: (product) => `${product}: لديك حساب بالفعل`,
    text: (product, address) =>
      `أراد شخص ما، لعلّه أنت، إنشاء حساب في ${product} بهذا البريد الإلكتروني. لديك حساب بالفعل.\n\nسجّل الدخول على ${address} أو اختر هناك 'نسيت كلمة المرور؟' لتعيين كلمة مرور جديدة. إن لم تكن أنت فلا داعي لأي إجراء.`,
  },
  noAccount: {
    subject: (product) => `${product}: لا يوجد حساب بهذا البريد الإلكتروني`,
    text: (product, address) =>
      `أراد شخص ما، لعلّه أنت، تعيين كلمة مرور جديدة في ${product} لهذا البريد الإلكتروني. لا يوجد حساب به.\n\nربما استخدمت بريدًا آخر، أو أنشئ حسابًا على ${address}. إن لم تكن أنت فلا داعي لأي إجراء.`,
  },
  passwordChanged: {
    subject: (product) => `${product}: تم تغيير كلمة المرور`,
    text: (product, address) =>
      `تم تغيير كلمة مرور حسابك في ${product} وانتهت كل عمليات تسجيل الدخول الأخرى.\n\nإن لم تكن أنت فاختر 'نسيت كلمة المرور؟' على ${address} الآن.`,
  },
  phoneChanged: {
    subject: (product) => `${product}: تم تغيير رقم هاتفك`,
    text: (product, address) =>
      `تم تغيير رقم هاتف حسابك في ${product} وانتهت كل عمليات تسجيل الدخول الأخرى.\n\nإن لم تكن أنت فعيّن كلمة مرور جديدة على ${address} الآن.`,
    sms: (product) => `تم تغيير رقم هاتف حسابك في ${product}. إن لم تكن أنت فعيّن كلمة مرور جديدة الآن.`,
  },
  accountErased: {
    subject: (product) => `${product}: تم حذف حسابك`,
    text: (product) => `تم حذف حسابك في ${product} بكل ما فيه. نحتفظ من حجوزاتك بما يقتضيه قانون الضرائب، من دون اسمك.`,
  },
  invitation: {
    subject: (product) => `${product}: عيّن كلمة المرور`,
    text: (product, address, minutes) =>
      `أصبحت من فريق ${product}. عيّن كلمة المرور هنا:\n${address}\n\nالمهلة بالدقائق: ${minutes}. بعد ذلك اطلب دعوة جديدة.`,
  },
}
