import { markets } from "@mersal/domain/market/market"
import { useTexts } from "../../../environment/language.ts"
import { Checkbox } from "../../../ui/Checkbox.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { useMarket } from "../market-choice.ts"
import styles from "./Form.module.css"
import type { FieldPart } from "./form-parts.ts"

export const fieldId = (path: string): string => `field-${path.replaceAll(".", "-")}`

interface FormFieldProps {
  part: Omit<FieldPart, "part">
  /** The path of this field, within its row if it is in one. */
  path: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  isLocked?: boolean
}

const inputTypes = { date: "date", moment: "datetime-local", time: "time" } as const

/** The field for a part, by its kind. */
export function FormField({ part, path, value, onChange, error, isLocked = false }: FormFieldProps) {
  const { admin: words } = useTexts()
  const { market } = useMarket()
  const { kind, options } = part
  const hint = part.hint?.(words, markets[market].zone)
  const shared = {
    id: fieldId(path),
    label: words.fields[part.word as keyof typeof words.fields] ?? words.id,
    hint,
    error,
    value,
    onChange,
    ...(part.isOptional && { optionalMark: words.optional }),
  }
  switch (kind) {
    case "choice":
      return <Select {...shared} options={options?.(words) ?? []} disabled={isLocked} />
    case "choices":
      return <Choices {...shared} options={options?.(words) ?? []} />
    case "check":
      return (
        <Checkbox
          id={shared.id}
          label={shared.label}
          hint={hint}
          error={error}
          checked={value === "yes"}
          onChange={(isChecked) => onChange(isChecked ? "yes" : "")}
        />
      )
    case "lines":
      return <TextField {...shared} multiline />
    case "number":
      return <TextField {...shared} inputMode="decimal" dir="ltr" className={styles.short} />
    case "text":
      return <TextField {...shared} readOnly={isLocked} {...(part.isLatin && { dir: "ltr" })} />
    default:
      return <TextField {...shared} type={inputTypes[kind]} readOnly={isLocked} className={styles.short} />
  }
}

interface ChoicesProps {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  value: string
  onChange: (value: string) => void
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice of several options, kept in the order of the options. */
function Choices({ id, label, hint, error, value, onChange, options }: ChoicesProps) {
  const chosen = new Set(value.split(",").filter((part) => part !== ""))
  const turn = (name: string, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === name ? isChosen : chosen.has(each)))
        .join(","),
    )
  return (
    <fieldset id={id} className={styles.choices} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.choiceList}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.has(option.value)}
            onChange={(isChosen) => turn(option.value, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  )
}
