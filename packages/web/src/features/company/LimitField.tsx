import type { Currency } from "@mersal/domain/market/market"
import { useTexts } from "../../environment/language.ts"
import { TextField } from "../../ui/TextField.tsx"

interface LimitFieldProps {
  currency: Currency
  value: string
  onChange: (typed: string) => void
  /** It was sent and is not an amount. */
  isUnread: boolean
}

/** The most that a company may owe, and what an empty field means. */
export function LimitField({ currency, value, onChange, isUnread }: LimitFieldProps) {
  const { company: words } = useTexts()
  return (
    <TextField
      label={words.limitLabel}
      hint={words.limitHint}
      inputMode="decimal"
      dir="ltr"
      suffix={currency}
      value={value}
      onChange={onChange}
      error={isUnread ? words.enterAmount : undefined}
      isErrorAnnounced
    />
  )
}
