import type { Ref } from "react"
import { TextField } from "../../../ui/TextField.tsx"

interface CodeFieldProps {
  label: string
  value: string
  onChange: (code: string) => void
  /** For digits only: a phone shows its number keys, and offers a code that it knows. */
  ofApp: boolean
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A field for a code of the app or a recovery code, which are written from left to right in every language. */
export function CodeField({ label, value, onChange, ofApp, error, ref }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      dir="ltr"
      inputMode={ofApp ? "numeric" : "text"}
      autoComplete={ofApp ? "one-time-code" : "off"}
      autoCapitalize={ofApp ? "none" : "characters"}
      autoCorrect="off"
      spellCheck={false}
      value={value}
      onChange={onChange}
      error={error}
      isErrorAnnounced
      ref={ref as never}
    />
  )
}
