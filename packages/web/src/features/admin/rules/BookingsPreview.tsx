import type { PublishedRules } from "@mersal/domain/booking/windows/published-rules"
import type { RulesPreview } from "@mersal/domain/booking/windows/rules-preview"
import type { InvalidReference } from "@mersal/domain/reference/reference-errors"
import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAdmin } from "../../../environment/services/admin-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { WideTable } from "../../../ui/WideTable.tsx"
import styles from "../Admin.module.css"
import { useMarket } from "../market-choice.ts"
import { trialFailureWords } from "../refusal-words.ts"

/** The upcoming bookings that the draft would have refused. Mount it again for each draft. */
export function BookingsPreview({ rules, isSound }: { rules: PublishedRules; isSound: boolean }) {
  const { ruleLab: words, admin: shared } = useTexts()
  const { market } = useMarket()
  const time = useMarketTime(market)
  const { admin } = useAdmin()
  const [preview, setPreview] = useState<RulesPreview | null>(null)
  const call = useAction<PublishedRules, RulesPreview, InvalidReference>((value, options) =>
    admin.previewRules({ rules: value }, options),
  )
  return (
    <Card title={words.bookingsTitle}>
      <div className="stack">
        <div>
          <Button
            variant="secondary"
            busy={call.isBusy}
            disabled={!isSound}
            onClick={async () => setPreview((await call.run(rules))?.value ?? null)}
          >
            {words.tryIt}
          </Button>
        </div>
        {call.failure && (
          <Alert tone="danger" announce="now">
            {trialFailureWords(call.failure, shared)}
          </Alert>
        )}
        <div role="status">
          {preview && (
            <>
              <p className={styles.sum}>
                {preview.refused.length === 0
                  ? words.noneRefused(String(preview.checked))
                  : words.someRefused(String(preview.refused.length), String(preview.checked))}
              </p>
              {preview.refused.length > 0 && <p className="text-muted">{words.kept}</p>}
              {preview.isPartial && <p className="text-muted">{words.partial}</p>}
            </>
          )}
        </div>
        {preview && preview.refused.length > 0 && (
          <WideTable label={words.bookingsTitle} heads={[words.booking, words.pickup, words.reason]}>
            {preview.refused.map(({ reference, bookingType, pickupWindow, reason }) => (
              <tr key={reference}>
                <th scope="row">
                  <bdi>{reference}</bdi>
                </th>
                <td>
                  {shared.bookingTypes[bookingType]} · {time.date(pickupWindow.date)} · {time.slot(pickupWindow)}
                </td>
                <td>{reason === "unknown-window" ? words.notThere : words.reasons[reason]}</td>
              </tr>
            ))}
          </WideTable>
        )}
      </div>
    </Card>
  )
}
