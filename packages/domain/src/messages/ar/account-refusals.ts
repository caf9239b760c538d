import type { accountRefusals as english } from "../en/account-refusals.ts"
import type { Texts } from "../texts.ts"

export const accountRefusals: Texts<typeof english> = {
  signInRefused: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
  signInRefusedDetails: "اختر «نسيت كلمة المرور؟» لتعيين كلمة جديدة.",
  tooManySignIns: "جُرّبت كلمة المرور مرات كثيرة.",
  tooManySignInsDetails: "يرجى الانتظار ربع ساعة أو تعيين كلمة مرور جديدة.",
  codeTooSoon: "أُرسل رمز قبل لحظات.",
  codeTooSoonDetails: "يرجى الانتظار قليلًا قبل طلب رمز جديد.",
  passwordTokenRefused: "لم يعد رابط تعيين كلمة المرور صالحًا.",
  passwordTokenRefusedDetails: "يرجى طلب رمز جديد.",
  passwordAskedAgain: "يرجى إدخال كلمة المرور مرة أخرى.",
  socialNotOffered: "طريقة تسجيل الدخول هذه غير متاحة هنا.",
  socialNotProved: "لم يؤكد الموقع الآخر هويتك. يرجى المحاولة مرة أخرى.",
  socialUnreachable: "الموقع الآخر لا يستجيب. يرجى المحاولة لاحقًا.",
  alreadyRegistered: "يوجد حساب بهذا البريد الإلكتروني بالفعل.",
  alreadyRegisteredDetails: "يرجى تسجيل الدخول.",
  accountPartNotFound: "لا يوجد مدخل كهذا.",
  addressBook: {
    missing: "يرجى ملء هذا الحقل.",
    "too-long": "هذا النص طويل جدًا.",
    "phone-missing": "يرجى إدخال رقم الهاتف",
    "phone-invalid": "رقم الهاتف غير صالح",
  },
  addressBookFull: (limit) => `الحد الأقصى للعناصر المحفوظة هو ${limit}.`,
  notAnImage: "هذه ليست صورة من نوع يمكن عرضه.",
  imageTooLarge: "الصورة كبيرة جدًا.",
  bookingsUnderWay: "ما زالت لديك حجوزات جارية.",
  bookingsUnderWayDetails: (references) => `يرجى الانتظار حتى تنتهي أو إلغاؤها: ${references}`,
  lastAdmin: "هذا آخر مدير للنظام.",
  lastAdminDetails: "عيّن مديرًا آخر للنظام أولًا.",
}
