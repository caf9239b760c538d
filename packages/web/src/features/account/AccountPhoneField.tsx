import { fieldLimits } from "@mersal/domain/market/field-limits"
import { useEffect } from "react"
import { useTexts } from "../../environment/language.ts"
import { PhoneInput } from "../../fields/PhoneInput.tsx"
import { loadPhones } from "../../fields/phones.ts"
import { type AccountForm, fieldId } from "./account-form.ts"

/** The mobile number of a registration or a phone change (section 5: at most 16 characters, from any country). */
export function AccountPhoneField({ form }: { form: AccountForm }) {
  const { account: words } = useTexts()
  // The phone rules must be loaded before the form is sent, also for a customer whose browser fills in the number.
  useEffect(() => void loadPhones(), [])
  return (
    <PhoneInput
      id={fieldId("phone")}
      label={words.phone}
      autoComplete="tel"
      limit={fieldLimits.registrationPhone}
      value={form.values.phone}
      onChange={(phone) => form.type({ phone })}
      {...form.errorOf("phone")}
    />
  )
}
