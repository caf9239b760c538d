import type { appBanner as english } from "../en/app-banner.ts"
import type { Texts } from "../texts.ts"

export const appBanner: Texts<typeof english> = {
  title: (product) => `احتفظ بـ ${product} على هاتفك`,
  text: "احجز مجددًا بضغطات قليلة، وتابع كل شحنة.",
  scan: "امسح الرمز بكاميرا هاتفك",
  code: (product) => `رمز استجابة سريعة يفتح ${product} على الهاتف`,
  appStore: "حمّله على آيفون",
  playStore: "حمّله على أندرويد",
  install: "ثبّت التطبيق",
  byMenu: "في قائمة المتصفح اضغط تثبيت، أو إضافة إلى الشاشة الرئيسية.",
  onIphone: "في سفاري اضغط مشاركة، ثم إضافة إلى الشاشة الرئيسية.",
}
