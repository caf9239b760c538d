import type { AccountFormName } from "../account/account-errors.ts"
import type { AccountIssue } from "../account/account-forms.ts"
import { fieldLimits } from "../market/field-limits.ts"
import type { account as english } from "./en/account.ts"
import type { Texts } from "./texts.ts"

/**
 * A form's sentence for a fault, or the registration's if the form has none of its own (section 5).
 *
 * @param codeLength digits of the one-time code
 */
export function accountFaultText(
  texts: Texts<typeof english>,
  form: AccountFormName,
  { field, kind }: AccountIssue,
  codeLength: number,
): string {
  if (kind === "too-long") return texts.tooLong(limitOf(field))
  if (kind === "code-missing") return texts.codeMissing(codeLength)
  const sentences: Readonly<Partial<Record<string, string>>> = texts.faults[form]
  const usual: Readonly<Partial<Record<string, string>>> = texts.faults.register
  return sentences[kind] ?? usual[kind] ?? texts.somethingWrong
}

const limitOf = (field: AccountIssue["field"]): number => {
  if (field === "email") return fieldLimits.email
  return field === "password" ? fieldLimits.password : fieldLimits.name
}
