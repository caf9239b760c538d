import type { Tariff } from "@mersal/domain/pricing/tariff"
import type { TariffPreview } from "@mersal/domain/pricing/tariff-preview"
import type { InvalidReference } from "@mersal/domain/reference/reference-errors"
import { useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { useAdmin } from "../../environment/services/admin-services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { WideTable } from "../../ui/WideTable.tsx"
import styles from "./Admin.module.css"
import { trialFailureWords } from "./refusal-words.ts"

/** What the new list would have charged for the last bookings, before it applies (D43). */
export function TariffPreviewPart({ read }: { read: () => Tariff | null }) {
  const { admin: words } = useTexts()
  const formats = useFormats()
  const { admin } = useAdmin()
  const [preview, setPreview] = useState<TariffPreview | null>(null)
  const call = useAction<Tariff, TariffPreview, InvalidReference>((tariff, options) =>
    admin.previewTariff({ tariff }, options),
  )
  const ask = async () => {
    const tariff = read()
    if (tariff === null) return
    const answer = await call.run(tariff)
    setPreview(answer?.value ?? null)
  }
  return (
    <Card title={words.previewTitle} tone="sunken">
      <div className="stack">
        <p className="text-muted text-small">{words.previewNote}</p>
        <div>
          <Button variant="secondary" busy={call.isBusy} onClick={() => void ask()}>
            {words.previewTariff}
          </Button>
        </div>
        {call.failure && (
          <Alert tone="danger" announce="now">
            {trialFailureWords(call.failure, words)}
          </Alert>
        )}
        <div role="status">
          {preview && preview.bookings.length === 0 && <p>{words.previewNone}</p>}
          {preview && preview.bookings.length > 0 && (
            <p className={styles.sum}>
              {words.previewSum(
                String(preview.bookings.length),
                formats.money(preview.before),
                formats.money(preview.after),
              )}
            </p>
          )}
        </div>
        {preview && preview.bookings.length > 0 && (
          <WideTable label={words.previewTitle} heads={[words.reference, words.before, words.after, words.difference]}>
            {preview.bookings.map(({ reference, before, after }) => (
              <tr key={reference}>
                <th scope="row">
                  <bdi>{reference}</bdi>
                </th>
                <td>{formats.money(before)}</td>
                <td>{formats.money(after)}</td>
                <td>{formats.money({ ...after, minor: after.minor - before.minor })}</td>
              </tr>
            ))}
          </WideTable>
        )}
      </div>
    </Card>
  )
}
