import { phoneFieldView, typedPhone } from "@mersal/domain/account/typed-phone"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { type ReactNode, useRef } from "react"
import { useTexts } from "../environment/language.ts"
import { loadPhones, readPhone, usePhoneReader } from "../environment/phones.ts"
import { useProduct } from "../environment/product.ts"
import { PhoneField } from "../ui/PhoneField.tsx"

interface PhoneInputProps {
  id: string
  label: string
  autoComplete: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
  /** The most characters that are kept: 17 in the details step, 16 in the registration (section 5). */
  limit?: number
  /** Said of a number that no text message reaches, where nothing else tells its owner of the booking. */
  landlineNote?: ReactNode
}

/** A phone of this market behind its calling code, or one of any other country written whole (section 5, D22). */
export function PhoneInput({ value, onChange, limit = fieldLimits.phone, landlineNote, ...field }: PhoneInputProps) {
  const { market } = useProduct()
  const { shell } = useTexts()
  // A stored one stands behind the calling code, as if it had been typed there; what is said of a landline is said also of
  // one that was typed before numbers could be read.
  const read = usePhoneReader(value !== "")
  const { callingCode, text } = phoneFieldView(read ? typedPhone(value, market, read, limit) : value, market)
  const keep = (typed: string) => onChange(typedPhone(typed, market, readPhone, limit))
  const number = readPhone(value, market)
  // A number that came before the knowledge of numbers: pasted on a slow line, or filled in by the browser. Leaving the
  // field is otherwise no edit: an error that went with it would move the page under a press on its way.
  const mend = useRef(() => {})
  mend.current = () => {
    const mended = typedPhone(value, market, readPhone, limit)
    if (mended !== value) onChange(mended)
  }
  return (
    <PhoneField
      {...field}
      callingCode={callingCode}
      placeholder={shell.phoneAbroad}
      value={text}
      note={number.ok && !number.takesSms && landlineNote}
      onFocus={() => void loadPhones().then(() => mend.current())}
      onChange={keep}
      onBlur={() => mend.current()}
    />
  )
}
