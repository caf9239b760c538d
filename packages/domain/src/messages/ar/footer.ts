import type { footer as english } from "../en/footer.ts"
import type { Texts } from "../texts.ts"

export const footer: Texts<typeof english> = {
  aboutUs: "من نحن",
  services: "خدماتنا",
  businessRates: "أسعار الشركات",
  co2Emissions: "انبعاثات ثاني أكسيد الكربون",
  ourPlatform: "منصتنا",
  contactUs: "اتصل بنا",
  termsAndConditions: "الشروط والأحكام",
  privacyPolicy: "سياسة الخصوصية",
  delivery: "التوصيل",
  forCompanies: "للشركات",
  company: "الشركة",
  contact: "التواصل",
  terms: "الشروط",
  coverage: "مناطق التوصيل",
  hospitals: "للمستشفيات",
  international: "الشحن الدولي",
  urbanLogistics: "النقل داخل المدن",
  corporateRegister: "حساب للشركات",
  corporatePlans: "باقات الشركات",
  socialLinks: "تجدنا على",
  callUs: (phone) => `اتصل بنا: ${phone}`,
  writeOnWhatsApp: "راسلنا على واتساب",
  appStore: "تطبيق آيفون",
  playStore: "تطبيق أندرويد",
}
