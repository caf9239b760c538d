import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import styles from "./Form.module.css"
import { FormField, fieldId } from "./FormFields.tsx"
import type { RowsPart } from "./form-parts.ts"
import type { FormRow } from "./form-state.ts"

interface RowsFieldProps {
  part: RowsPart
  rows: readonly FormRow[]
  onChange: (rows: readonly FormRow[]) => void
  errorAt: (path: string) => string | undefined
}

/** Rows that can be added and removed, all with the same fields. */
export function RowsField({ part, rows, onChange, errorAt }: RowsFieldProps) {
  const { admin: words } = useTexts()
  const error = errorAt(part.path)
  return (
    <fieldset id={fieldId(part.path)} className={styles.rows} tabIndex={-1}>
      <legend className={styles.legend}>{words.fields[part.word as keyof typeof words.fields]}</legend>
      {part.hint && <p className={styles.hint}>{part.hint(words)}</p>}
      {error && <p className={styles.error}>{error}</p>}
      {rows.map((row, at) => (
        // Rows have no id and are edited in place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={at} className={styles.line} aria-label={words.row(at + 1)}>
          {part.columns.map((column) => {
            const path = `${part.path}.${at}.${column.path}`
            return (
              <FormField
                key={column.path}
                part={column}
                path={path}
                value={row[column.path] ?? ""}
                onChange={(text) => onChange(rows.with(at, { ...row, [column.path]: text }))}
                error={errorAt(path)}
              />
            )
          })}
          <Button
            type="button"
            variant="ghost"
            icon="bin"
            aria-label={words.removeRow(at + 1)}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </fieldset>
      ))}
      <div>
        <Button type="button" variant="secondary" size="small" icon="plus" onClick={() => onChange([...rows, {}])}>
          {words.addRow}
        </Button>
      </div>
    </fieldset>
  )
}
