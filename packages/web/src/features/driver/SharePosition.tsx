import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Driver.module.css"
import type { SharedPosition } from "./use-position.ts"

/** Whether the phone shares the driver's position: asked once before, always shown, and changed with a press. */
export function SharePosition({ shared, isOnTheWay }: { shared: SharedPosition; isOnTheWay: boolean }) {
  const { driver: words } = useTexts()
  const { shares, choose, trouble } = shared
  if (shares === null)
    return (
      <Card title={words.shareTitle}>
        <p>{words.shareText}</p>
        <div className={`cluster ${styles.answers}`}>
          <Button onClick={() => choose(true)}>{words.shareYes}</Button>
          <Button variant="secondary" onClick={() => choose(false)}>
            {words.shareNo}
          </Button>
        </div>
      </Card>
    )
  const state = !shares ? words.shareOff : isOnTheWay ? words.sharing : words.shareIdle
  return (
    <div className="stack gap-8">
      {trouble !== null && (
        <Alert tone="warning" announce="politely">
          {trouble === "denied" ? words.shareDenied : words.shareLost}
        </Alert>
      )}
      <div className={styles.share}>
        <p role="status" className={styles.contact}>
          <Icon name="locate" size={16} />
          {trouble === null ? state : words.shareOff}
        </p>
        <Button variant="ghost" size="small" onClick={() => choose(!shares)}>
          {words.shareChange}
        </Button>
      </div>
    </div>
  )
}
