import type { savedContacts as english } from "../en/saved-contacts.ts"
import type { Texts } from "../texts.ts"

export const savedContacts: Texts<typeof english> = {
  label: "جهات الاتصال المحفوظة",
  choose: "اختر جهة اتصال",
}
