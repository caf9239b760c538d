import type { secondFactorRefusals as english } from "../en/second-factor-refusals.ts"
import type { Texts } from "../texts.ts"

export const secondFactorRefusals: Texts<typeof english> = {
  secondFactorNeeded:
    "كلمة المرور صحيحة. يحتاج هذا الحساب أيضًا إلى رمز من تطبيق المصادقة: يرجى تسجيل الدخول من صفحات الموظفين: /ops أو /driver.",
  secondFactorNeededDetails: "أرسل معرّف التحدي والرمز إلى POST /v1.0/auth/second-factor.",
  secondFactorRequired: "يحتاج هذا الحساب إلى عامل تحقق ثانٍ قبل أي شيء آخر.",
  secondFactorRequiredDetails: "فعّله من الصفحة /ops/security أو عبر POST /v1.0/account/second-factor.",
  secondFactorRefused: {
    wrong: "هذا الرمز غير صحيح.",
    used: "استُخدم هذا الرمز من قبل. يرجى انتظار الرمز التالي.",
    "too-many-tries": "أُدخل رمز غير صحيح مرات كثيرة. يرجى تسجيل الدخول مرة أخرى.",
    expired: "مرّ وقت طويل بين كلمة المرور والرمز. يرجى تسجيل الدخول مرة أخرى.",
  },
  secondFactorUnfit: {
    on: "عامل التحقق الثاني مفعّل بالفعل.",
    off: "لا يوجد عامل تحقق ثانٍ مفعّل.",
    own: "يُوقَف عامل التحقق الخاص بك برمز منه.",
  },
}
