import { type BookingType, bookingTypes } from "@mersal/domain/booking/booking-type"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { listed } from "@mersal/domain/messages/listed"
import { useLanguage } from "../../../environment/language.ts"
import { ratePath } from "../kinds/tariff-form.ts"
import styles from "./Form.module.css"
import { fieldId } from "./FormFields.tsx"
import type { FormState } from "./form-state.ts"

interface RateTableProps {
  form: FormState
  onText: (path: string, text: string) => void
  errorAt: (path: string) => string | undefined
}

const figures = ["base", "includedKm", "perKm"] as const

/** The rates by booking type and vehicle: one table for each type. */
export function RateTable({ form, onText, errorAt }: RateTableProps) {
  const { language, texts } = useLanguage()
  const { admin: words } = texts
  return (
    <div className="columns">
      {bookingTypes.map((type: BookingType) => (
        <div key={type} className={styles.scroll}>
          <table className={styles.rates}>
            <caption className={styles.legend}>{words.bookingTypes[type]}</caption>
            <thead>
              <tr>
                <td />
                {figures.map((figure) => (
                  <th key={figure} scope="col">
                    {words.fields[figure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {vehicles.map((vehicle) => (
                <tr key={vehicle}>
                  <th scope="row">{words.vehicles[vehicle]}</th>
                  {figures.map((figure) => {
                    const path = ratePath(type, vehicle, figure)
                    const error = errorAt(path)
                    const id = fieldId(path)
                    return (
                      <td key={figure}>
                        <input
                          id={id}
                          className={styles.rateInput}
                          dir="ltr"
                          inputMode="decimal"
                          aria-label={listed[language]([
                            words.bookingTypes[type],
                            words.vehicles[vehicle],
                            words.fields[figure],
                          ])}
                          aria-invalid={error ? true : undefined}
                          aria-describedby={error ? `${id}-error` : undefined}
                          value={form.texts[path] ?? ""}
                          onChange={({ target }) => onText(path, target.value)}
                        />
                        {error && (
                          <p id={`${id}-error`} className={styles.error}>
                            {error}
                          </p>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  )
}
