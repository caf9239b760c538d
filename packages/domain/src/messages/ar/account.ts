import type { account as english } from "../en/account.ts"
import { plural } from "../plural.ts"
import type { Texts } from "../texts.ts"
import { triesLeft } from "../tries-left.ts"

/** "4 digits" in the genitive, as it follows "of". */
const ofDigits = (digits: number): string =>
  plural("ar", digits, {
    zero: "# رقم",
    one: "رقم واحد",
    two: "رقمين",
    few: "# أرقام",
    many: "# رقمًا",
    other: "# رقم",
  })

export const account: Texts<typeof english> = {
  titles: {
    login: "تسجيل الدخول\u00a0/ إنشاء حساب",
    register: "إنشاء حساب",
    forgot: "نسيت كلمة المرور",
    code: "رمز التحقق",
    changePhone: "تغيير رقم الهاتف",
    newPassword: "تعيين كلمة مرور جديدة",
  },
  leads: {
    login: "حجوزاتك وعناوينك وإيصالاتك في مكان واحد.",
    register: "عناوين وجهات اتصال محفوظة، وإيصالات، وكل حجوزاتك في مكان واحد.",
    forgot: "نرسل إليك رمزًا تعيّن به كلمة مرور جديدة.",
    changePhone: "نرسل رمزًا إلى الرقم الجديد، ويُعتمد الرقم بعد إدخال الرمز.",
    newPassword: "تحل محل كلمة المرور السابقة، ويُسجَّل خروجك من كل الأجهزة الأخرى.",
  },
  or: "أو",
  newHere: "ليس لديك حساب؟",
  haveAccount: "لديك حساب بالفعل؟",
  backToLogin: "العودة إلى تسجيل الدخول",
  startAgain: "رجوع",
  backToCode: "العودة إلى الرمز",
  cancel: "إلغاء",
  loginWith: { facebook: "تسجيل الدخول عبر فيسبوك", google: "تسجيل الدخول عبر جوجل" },

  agreeing: "بإنشاء حساب فإنك توافق على",
  terms: "الشروط والأحكام",

  name: "الاسم",
  email: "البريد الإلكتروني",
  phone: "رقم الهاتف المتحرك",
  password: "كلمة المرور",
  repeatedPassword: "تأكيد كلمة المرور",
  newPassword: "كلمة المرور الجديدة",
  passwordHint: "8 أحرف أو أكثر تجمع بين الحروف والأرقام وأحد الرموز @$!%*#?&",
  show: "إظهار",
  hide: "إخفاء",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  passwordOnceMore: "مضى وقت على تسجيل دخولك: أدخل كلمة المرور مرة أخرى.",
  otherPhone: "استخدام رقم هاتف آخر",
  login: "تسجيل الدخول",
  createAccount: "إنشاء حساب",
  forgotPassword: "نسيت كلمة المرور؟",
  sendCode: "إرسال الرمز",
  verify: "تحقق",
  resendCode: "إرسال رمز جديد",
  phoneNow: "رقمك الحالي:",
  changePhone: "تغيير رقم الهاتف",
  save: "حفظ",
  enterCode: (digits) => `أدخل الرمز المكوّن من ${ofDigits(digits)}`,
  codeSentTo: {
    sms: "أرسلنا رمزًا إلى رقم هاتفك المتحرك.",
    email: "أرسلنا رمزًا إلى بريدك الإلكتروني.",
    both: "أرسلنا رمزًا إلى بريدك الإلكتروني المسجّل ورمزًا آخر إلى هاتفك. أدخل أحدهما.",
  },
  codeSentAgain: "أرسلنا رمزًا جديدًا، ولم يعد الرمز السابق صالحًا.",
  resendIn: (wait) => `يمكنك طلب رمز جديد بعد ${wait}.`,
  resendNow: "يمكنك طلب رمز جديد الآن.",
  triesLeft: triesLeft.ar,
  charactersLeft: (count) =>
    plural("ar", count, {
      zero: "لا أحرف متبقية",
      one: "حرف واحد متبقٍ",
      two: "حرفان متبقيان",
      few: "# أحرف متبقية",
      many: "# حرفًا متبقيًا",
      other: "# حرف متبقٍ",
    }),
  windowDone: "أدّت هذه النافذة مهمتها ويمكن إغلاقها.",
  waitingForWindow: "يرجى المتابعة في النافذة التي فُتحت.",

  faults: {
    register: {
      "name-missing": "يرجى إدخال اسمك.",
      "email-missing": "يرجى إدخال بريدك الإلكتروني لإنشاء حساب.",
      "email-invalid": "يرجى إدخال بريد إلكتروني صالح لإنشاء حساب.",
      "phone-missing": "يرجى إدخال رقم هاتف متحرك.",
      "phone-invalid": "رقم الهاتف غير صالح",
      "password-missing": "يرجى إدخال كلمة مرور.",
      "passwords-differ": "عذرًا، كلمتا المرور غير متطابقتين. يرجى التحقق منهما.",
      "password-weak": "يرجى إدخال كلمة مرور أقوى، من 8 أحرف أو أكثر تجمع بين الحروف والأرقام والرموز.",
      "password-common": "كلمة المرور هذه شائعة الاستخدام. يرجى اختيار غيرها.",
    },
    login: {
      "email-missing": "يرجى إدخال بريدك الإلكتروني لتسجيل الدخول.",
      "email-invalid": "يرجى إدخال بريد إلكتروني صالح لتسجيل الدخول.",
      "password-missing": "يرجى إدخال كلمة المرور لتسجيل الدخول.",
    },
    forgot: {
      "email-missing": "يرجى إدخال البريد الإلكتروني",
      "email-invalid": "يرجى إدخال بريد إلكتروني صالح",
    },
    newPassword: {
      "password-weak": "*استخدم 8 أحرف أو أكثر تجمع بين الحروف والأرقام والرموز",
      "password-common": "كلمة المرور هذه شائعة الاستخدام. يرجى اختيار غيرها.",
    },
    changePhone: {
      "phone-missing": "يرجى إدخال رقم هاتف متحرك.",
      "phone-invalid": "رقم الهاتف غير صالح",
      "password-missing": "يرجى إدخال كلمة المرور مرة أخرى.",
    },
  },
  codeMissing: (digits) => `يرجى إدخال رمز التحقق المكوّن من ${ofDigits(digits)}.`,
  tooLong: (limit) =>
    plural("ar", limit, {
      zero: "يرجى ترك الحقل فارغًا.",
      one: "يرجى استخدام حرف واحد على الأكثر.",
      two: "يرجى استخدام حرفين على الأكثر.",
      few: "يرجى استخدام # أحرف على الأكثر.",
      many: "يرجى استخدام # حرفًا على الأكثر.",
      other: "يرجى استخدام # حرف على الأكثر.",
    }),
  passwordsDiffer: "كلمتا المرور غير متطابقتين",

  popupBlocked: "يرجى السماح بالنوافذ المنبثقة",
  codeRefused: {
    wrong: "رمز التحقق الذي أدخلته غير صحيح. يرجى المحاولة مرة أخرى",
    used: "استُخدم هذا الرمز من قبل. يرجى طلب رمز جديد.",
    "too-many-tries": "أُدخل رمز غير صحيح مرات كثيرة. يرجى طلب رمز جديد.",
    expired: "انتهت صلاحية هذا الرمز. يرجى طلب رمز جديد.",
  },
  codeNotSent: "تعذّر إنشاء الرمز!!",
  phoneUpdated: "تم تحديث رقم الهاتف بنجاح",
  phoneUpdatedNext: "أدخل الرمز الذي أرسلناه إليه، ويُعتمد الرقم من بعدها.",
  networkError: "خطأ: تعذّر الاتصال بالشبكة",
  somethingWrong: "حدث خطأ ما",
  requestNumber: (id) => `رقم الخطأ للدعم: ${id}`,

  loggedIn: (name) => `مرحبًا، ${name}.`,
  phoneProved: "تم تأكيد رقم هاتفك.",
  loggedOut: "تم تسجيل خروجك.",
  logoutFailed: "تعذّر تسجيل خروجك. يرجى المحاولة مرة أخرى.",
  sessionEnded: "انتهى تسجيل دخولك. يرجى تسجيل الدخول مرة أخرى.",

  location: {
    title: "من أين ترسل؟",
    lead: "تختلف الأسعار والمواعيد وأرقام الهاتف باختلاف البلد.",
    heading: "البلد",
    countries: { AE: "الإمارات العربية المتحدة", QA: "قطر" },
    here: "أنت هنا",
    book: "احجز شحنة",
  },
}
