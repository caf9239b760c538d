import { waitingOf } from "@mersal/domain/machines/delivery/command-queue"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Driver.module.css"
import type { DriverView } from "./driver-desk.ts"

/** Whether the commands have arrived: one line if they have, prominent if not. */
export function LineState({ view, onTryNow }: { view: DriverView; onTryNow: () => void }) {
  const { driver: words } = useTexts()
  const { time } = useMarketTime()
  const waiting = waitingOf(view.queue).length
  return (
    <div className="stack gap-12">
      <div role="status">
        {view.line === "silent" ? (
          <div className={styles.offline}>
            <p className={styles.offlineTitle}>
              <Icon name="wifi-off" />
              {words.offline}
              {waiting > 0 && <span data-figures>· {words.waiting(waiting)}</span>}
            </p>
            {waiting > 0 && <p className="text-small">{words.waitingText}</p>}
            <Button variant="secondary" size="small" icon="retry" onClick={onTryNow}>
              {words.sendNow}
            </Button>
          </div>
        ) : (
          <p className={styles.online}>
            {waiting > 0 && view.isSending
              ? words.sending(waiting)
              : view.line === "answers" && view.readAt !== null
                ? words.online(time(view.readAt))
                : words.loading}
          </p>
        )}
      </div>
      {view.line === "signed-out" && (
        <Alert tone="warning" announce="politely">
          {words.signedOut}
        </Alert>
      )}
      {!view.keeps && (
        <Alert tone="danger" announce="now">
          {words.notKept}
        </Alert>
      )}
    </div>
  )
}
