import { heldBehind, refusedOf } from "@mersal/domain/machines/delivery/command-queue"
import type { QueueRefusal } from "@mersal/domain/machines/delivery/queue-verdict"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { Button } from "../../ui/Button.tsx"
import type { DriverDesk, DriverView } from "./driver-desk.ts"

/** Refusals that the desk can fix, so that the same command can be sent again. */
const mayChange: ReadonlySet<QueueRefusal["reason"]> = new Set([
  "outdone",
  "wrong-state",
  "still-waiting",
  "not-yours",
  "not-allowed",
  "unreadable",
])

interface RefusalsProps {
  desk: DriverDesk | null
  view: DriverView
  /** A command whose refusal a dialog shows; null for none. */
  asked: string | null
}

/** The commands that the server refused, why, and what the driver can do about each. */
export function Refusals({ desk, view: { queue }, asked }: RefusalsProps) {
  const { driver: words } = useTexts()
  const { announce } = useAnnouncements()
  const refused = refusedOf(queue).filter(({ id }) => id !== asked)
  return refused.map(({ id, reference, act, refusal }) => {
    const behind = heldBehind(queue, { id })
    const isCash = act.type === "takeCash"
    const drop = (ids: readonly string[]) => {
      void desk?.drop(ids)
      announce(words.dropped)
    }
    return (
      <Alert
        key={id}
        tone="danger"
        announce="now"
        title={words.refusedTitle(words.said[act.type], reference)}
        actions={
          <>
            <Button size="small" variant="secondary" onClick={() => drop([id])}>
              {words.drop}
            </Button>
            {refusal && mayChange.has(refusal.reason) && (
              <Button size="small" variant="secondary" onClick={() => void desk?.sendAgain(id)}>
                {words.sendAgain}
              </Button>
            )}
            {behind.length > 0 && !isCash && (
              <Button size="small" variant="ghost" onClick={() => drop([id, ...behind.map((other) => other.id)])}>
                {words.dropAll}
              </Button>
            )}
          </>
        }
      >
        {refusal && <p>{words.refusals[refusal.reason]}</p>}
        {isCash && <p>{words.refusedCash}</p>}
        {behind.length > 0 && <p>{words.heldBehind(behind.length)}</p>}
      </Alert>
    )
  })
}
