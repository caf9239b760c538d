import { type CompanyDetails, companyFields } from "@mersal/domain/corporate/company"
import type { MarketId } from "@mersal/domain/market/market"
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { CompanyFailure, type CompanyFault } from "./CompanyFailure.tsx"
import { issuesOf } from "./issues-of.ts"

interface CompanyFormProps {
  market: MarketId
  /** The initial values. */
  details: CompanyDetails
  failure: CompanyFault | null
  isBusy: boolean
  button: string
  onSend: (typed: CompanyDetails) => void
  /** Above the fields. */
  children: ReactNode
}

/** A company's details. The server checks them, field by field. */
export function CompanyForm({ market, details, failure, isBusy, button, onSend, children }: CompanyFormProps) {
  const { company: words } = useTexts()
  const [typed, setTyped] = useState(details)
  const [mended, setMended] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const invalid = { ...words.invalid, taxNumber: words.invalid.taxNumber[market] }
  const issues = issuesOf(failure)

  // After a refusal, focus goes to the first faulty field.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus()
  }, [failure])

  const press = (event: FormEvent) => {
    event.preventDefault()
    setMended([])
    onSend(typed)
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={press}>
      {children}
      {failure && failure._tag !== "InvalidCompany" && <CompanyFailure failure={failure} />}
      {companyFields.map((field) => (
        <TextField
          key={field}
          label={words[field]}
          value={typed[field]}
          onChange={(value) => {
            setTyped({ ...typed, [field]: value })
            setMended([...mended, field])
          }}
          error={issues.some((issue) => issue.field === field) && !mended.includes(field) ? invalid[field] : undefined}
          {...(field === "email" && { type: "email", autoComplete: "email", dir: "ltr" as const })}
          {...(field === "phone" && { type: "tel", autoComplete: "tel", dir: "ltr" as const })}
          {...(field === "taxNumber" && { inputMode: "numeric" as const, dir: "ltr" as const })}
        />
      ))}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={words.saving}>
          {button}
        </Button>
      </div>
    </form>
  )
}
