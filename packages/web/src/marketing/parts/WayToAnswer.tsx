import { usePage } from "../filled-page.ts"
import { SiteField } from "./SiteField.tsx"
import { FieldRow } from "./SiteForm.tsx"

/** E-mail and phone of somebody who wants an answer: one of them is enough. */
export function WayToAnswer({ form }: { form: string }) {
  const words = usePage().texts.siteForms
  return (
    <>
      <p className="text-muted">{words.emailOrPhone}</p>
      <FieldRow>
        <SiteField form={form} name="email" label={words.email} type="email" autoComplete="email" isLatin />
        <SiteField form={form} name="phone" label={words.phone} type="tel" autoComplete="tel" isLatin />
      </FieldRow>
    </>
  )
}
