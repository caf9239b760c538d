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
}
