import type { staff as english } from "../en/staff.ts"
import type { Texts } from "../texts.ts"

export const staff: Texts<typeof english> = {
  productStaff: (product) => `موظفو ${product}`,
  sectionNavigation: "الأقسام",
  sections: {
    board: "لوحة الحجوزات",
    map: "الخريطة",
    leads: "طلبات التواصل",
    payments: "المدفوعات",
    cash: "نقد السائقين",
    reports: "التقارير",
    companies: "الشركات",
    driver: "جولتي",
    admin: "الإدارة",
    rules: "مختبر القواعد",
    security: "أمان الدخول",
  },
  roles: { porter: "سائق", ops: "موظف عمليات", admin: "مدير النظام" },
  signOut: "تسجيل الخروج",
  signOutFailed: "تعذّر تسجيل خروجك. يرجى المحاولة مرة أخرى.",

  signInTitle: "دخول الموظفين",
  signInLead:
    "لموظفي العمليات والسائقين ومديري النظام. يصل رابط تعيين كلمة المرور بالبريد الإلكتروني إلى كل من تتم دعوته.",
  signInAgainTitle: "انتهت جلستك",
  signInAgainLead: "سجّل الدخول من جديد للمتابعة. ما كتبته باقٍ في مكانه.",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  signIn: "تسجيل الدخول",
  forgotPassword: "نسيت كلمة المرور؟",
  emailMissing: "يرجى إدخال بريدك الإلكتروني.",
  passwordMissing: "يرجى إدخال كلمة المرور.",
  notProved: "لم يُؤكَّد هذا البريد الإلكتروني بعد. عيّن كلمة المرور أولًا من الرابط الوارد في دعوتك.",
  networkError: "تعذّر الوصول إلى الخادم. تحقق من الاتصال ثم سجّل الدخول.",
  somethingWrong: "حدث خطأ من جانبنا. حاول مرة أخرى، فإن لم ينجح ذلك فأبلغ المسؤول عن تشغيل المنتج.",

  wrongRoleTitle: "هذه الصفحة ليست متاحة لحسابك",
  wrongRoleText: (name, role) => `أنت مسجّل الدخول باسم ${name} (${role})، وهذا الحساب لا يفتح هذه الصفحة.`,
  customerTitle: "هذه الصفحة للموظفين",
  customerText: (name) => `أنت مسجّل الدخول باسم ${name} بصفتك عميلًا. سجّل الخروج ثم ادخل بحساب الموظف.`,
  goToOwn: (section) => `انتقل إلى: ${section}`,
}
