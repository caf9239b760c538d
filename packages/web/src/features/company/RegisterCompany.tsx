import type { CompanyDetails } from "@mersal/domain/corporate/company"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useCompanyServices } from "../../environment/company-services.ts"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { RouteLine } from "../../ui/RouteLine.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"

const fields = ["name", "taxNumber", "contactName", "email", "phone"] as const
const none: CompanyDetails = { name: "", taxNumber: "", contactName: "", email: "", phone: "" }

/** Somebody without a company registers one. What is wrong with it the server says, field by field. */
export function RegisterCompany({ onRegistered }: { onRegistered: () => void }) {
  const { company: words } = useTexts()
  const { market } = useProduct()
  const { corporate } = useCompanyServices()
  const [details, setDetails] = useState(none)
  const [mended, setMended] = useState<readonly string[]>([])
  const howId = useId()
  const form = useRef<HTMLFormElement>(null)
  const register = useAction((typed: CompanyDetails, options) =>
    corporate.register({ market, details: typed }, options),
  )
  const { failure } = register
  const invalid = { ...words.invalid, taxNumber: words.invalid.taxNumber[market] }
  const issues = failure?._tag === "InvalidCompany" ? failure.issues : []

  // Refused, it leads to its first field at fault.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus()
  }, [failure])

  const press = async (event: FormEvent) => {
    event.preventDefault()
    setMended([])
    if (await register.run(details)) onRegistered()
  }
  return (
    <div className="with-panel">
      <Card title={words.registerTitle} className={styles.part}>
        <form ref={form} className="stack" noValidate onSubmit={press}>
          <p className="text-muted">{words.registerLead}</p>
          {failure && failure._tag !== "InvalidCompany" && <CompanyFailure failure={failure} />}
          {fields.map((field) => (
            <TextField
              key={field}
              label={words[field]}
              value={details[field]}
              onChange={(value) => {
                setDetails({ ...details, [field]: value })
                setMended([...mended, field])
              }}
              error={
                issues.some((issue) => issue.field === field) && !mended.includes(field) ? invalid[field] : undefined
              }
              {...(field === "email" && { type: "email", autoComplete: "email", dir: "ltr" as const })}
              {...(field === "phone" && { type: "tel", autoComplete: "tel", dir: "ltr" as const })}
              {...(field === "taxNumber" && { inputMode: "numeric" as const, dir: "ltr" as const })}
            />
          ))}
          <div>
            <Button type="submit" busy={register.isBusy} busyLabel={words.saving}>
              {words.register}
            </Button>
          </div>
        </form>
      </Card>
      <section className="stack" aria-labelledby={howId}>
        <h2 id={howId}>{words.howTitle}</h2>
        <RouteLine
          label={words.howTitle}
          stops={[
            { id: "register", label: words.youRegister, content: <p>{words.youRegisterText}</p> },
            { id: "book", label: words.youBook, content: <p>{words.youBookText}</p> },
          ]}
        />
      </section>
    </div>
  )
}
