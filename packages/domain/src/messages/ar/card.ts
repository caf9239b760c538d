import type { card as english } from "../en/card.ts"
import type { Texts } from "../texts.ts"

export const card: Texts<typeof english> = {
  tabs: {
    creditOrDebitCard: "بطاقة ائتمان/خصم",
    creditCard: "بطاقة ائتمان",
    debitCard: "بطاقة خصم",
  },
  debitNote: "تُدخل بيانات بطاقتك في صفحة البنك نفسه.",
  hostedNote: "تُدخل بيانات بطاقتك في صفحة شركة الدفع نفسها.",
  pay: (amount) => `ادفع ${amount}`,
  paying: "جارٍ الانتقال إلى البنك…",
  emailMissing: "للدفع بالبطاقة نحتاج إلى بريدك الإلكتروني لإرسال الإيصال إليه.",
  addEmail: "أضف بريدك الإلكتروني",
}
