import type { AccountPartNotFound, NotSignedIn } from "@mersal/domain/account/account-errors"
import type { OpenSession } from "@mersal/domain/ports/driving/account-service"
import { useCallback, useEffect, useRef } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { useSession } from "../../../environment/session.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Icon } from "../../../ui/Icon.tsx"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import styles from "./Devices.module.css"
import { deviceName } from "./device-name.ts"

/** The devices on which the customer is signed in, and how to sign out there. */
export function DevicesTab() {
  const { myAccount: words } = useTexts()
  const { account } = useMyAccountServices()
  const { toast } = useAnnouncements()
  const answer = useAnswer(useCallback((options) => account.sessions(options), [account]))
  const endOthers = useAction<null, null, NotSignedIn>((_, options) => account.endOtherSessions(options))
  const list = useRef<HTMLUListElement>(null)
  const count = answer.state === "answered" ? answer.value.length : 0
  const lastCount = useRef(0)
  // The pressed button disappears together with the devices that it logged out.
  useEffect(() => {
    if (count < lastCount.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
    lastCount.current = count
  }, [count])
  if (answer.state === "failed") {
    return <FailureAlert failure={answer.failure} title={words.loadFailed} onRetry={answer.retry} />
  }
  if (answer.state === "waiting") {
    return (
      <>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Skeleton shape="card" count={2} />
      </>
    )
  }
  const sessions = [...answer.value].sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
  const pressOthers = async () => {
    if (!(await endOthers.run(null))) return
    toast(words.othersSignedOut)
    answer.retry()
  }
  return (
    <>
      {answer.missed && <FailureAlert failure={answer.missed} title={words.loadFailed} onRetry={answer.retry} />}
      <p className="text-muted">{words.sessionsLead}</p>
      <ul ref={list} role="list" className={styles.devices} tabIndex={-1} aria-label={words.tabs.sessions}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnded={answer.retry} />
        ))}
      </ul>
      {endOthers.failure && <FailureAlert failure={endOthers.failure} title={words.notDone} />}
      {sessions.length > 1 && (
        <div>
          <Button variant="secondary" busy={endOthers.isBusy} busyLabel={words.loading} onClick={pressOthers}>
            {words.signOutOthers}
          </Button>
        </div>
      )}
    </>
  )
}

function Device({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const { myAccount: words } = useTexts()
  const { account } = useMyAccountServices()
  const { signOut } = useSession()
  const { toast } = useAnnouncements()
  const time = useMarketTime()
  const { id, device, openedAt, lastSeenAt, isThisOne } = session
  const name = deviceName(device, words)
  const end = useAction<null, null, NotSignedIn | AccountPartNotFound>((_, options) =>
    account.endSession({ id }, options),
  )
  const press = async () => {
    if (isThisOne) return signOut()
    if (!(await end.run(null))) return
    toast(words.deviceSignedOut)
    onEnded()
  }
  const isGone = end.failure?._tag === "AccountPartNotFound"
  return (
    <li className={styles.device}>
      <Icon name="display" className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.name}>
          {name}
          {isThisOne && <span className={styles.own}>{words.thisDevice}</span>}
        </p>
        <p className="text-muted text-small">{words.signedInAt(time.moment(openedAt))}</p>
        <p className="text-muted text-small">{words.lastSeenAt(time.moment(lastSeenAt))}</p>
        {isGone && <p role="alert">{words.gone}</p>}
        {end.failure && end.failure._tag !== "AccountPartNotFound" && (
          <FailureAlert failure={end.failure} title={words.notDone} />
        )}
      </div>
      <Button
        variant="ghost"
        size="small"
        busy={end.isBusy}
        busyLabel={words.loading}
        aria-label={isThisOne ? undefined : words.signOutDeviceAt(name, time.moment(openedAt))}
        onClick={press}
      >
        {words.signOutDevice}
      </Button>
    </li>
  )
}
