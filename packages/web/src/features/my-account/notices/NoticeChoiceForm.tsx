import type { NotSignedIn } from "@mersal/domain/account/account-errors"
import {
  isFixed,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeEvent,
  noticeEvents,
} from "@mersal/domain/notices/notice-choice"
import type { NoticeSettings } from "@mersal/domain/ports/driving/notice-service"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import { type FormEvent, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Checkbox } from "../../../ui/Checkbox.tsx"
import { Select } from "../../../ui/Select.tsx"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import styles from "./NoticeChoice.module.css"

interface NoticeChoiceFormProps {
  lead: string
  read: (options: CallOptions) => Answer<NoticeSettings, NotSignedIn>
  save: (wish: Partial<NoticeChoice>) => Answer<NoticeSettings, NotSignedIn>
}

/** The channels for each event. Channels that carry documents are shown but cannot be turned off. */
export function NoticeChoiceForm({ lead, read, save }: NoticeChoiceFormProps) {
  const { myAccount } = useTexts()
  const answer = useAnswer(read)
  if (answer.state === "failed")
    return <FailureAlert failure={answer.failure} title={myAccount.loadFailed} onRetry={answer.retry} />
  if (answer.state === "waiting") {
    return (
      <>
        <VisuallyHidden>{myAccount.loading}</VisuallyHidden>
        <Skeleton shape="card" count={3} />
      </>
    )
  }
  return (
    <>
      <p className="text-muted">{lead}</p>
      <Choosing settings={answer.value} save={save} />
    </>
  )
}

function Choosing({ settings, save }: { settings: NoticeSettings; save: NoticeChoiceFormProps["save"] }) {
  const { myAccount } = useTexts()
  const { toast } = useAnnouncements()
  const [kept, setKept] = useState(settings.choice)
  // Only the changes made here are sent: other choices may have been changed elsewhere since they were read.
  const [wish, setWish] = useState<Partial<NoticeChoice>>({})
  const saving = useAction<Partial<NoticeChoice>, NoticeSettings, NotSignedIn>(save)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await saving.run(wish)
    if (!saved) return
    setKept(saved.value.choice)
    setWish((last) => (last === wish ? {} : last))
    toast(myAccount.saved)
  }
  return (
    <form className="stack gap-24" noValidate onSubmit={submit}>
      <div className={styles.events}>
        {noticeEvents.map((event) => (
          <EventChoice
            key={event}
            event={event}
            offered={settings.offered}
            chosen={wish[event] ?? kept[event]}
            onChange={(channels) => setWish((last) => ({ ...last, [event]: channels }))}
          />
        ))}
      </div>
      {saving.failure && <FailureAlert failure={saving.failure} title={myAccount.notSaved} />}
      <div>
        <Button type="submit" busy={saving.isBusy} busyLabel={myAccount.loading}>
          {myAccount.save}
        </Button>
      </div>
    </form>
  )
}

const phoneWays = ["sms", "whatsapp"] as const

interface EventChoiceProps {
  event: NoticeEvent
  offered: readonly NoticeChannel[]
  chosen: readonly NoticeChannel[]
  onChange: (chosen: readonly NoticeChannel[]) => void
}

function EventChoice({ event, offered, chosen, onChange }: EventChoiceProps) {
  const words = useTexts().myAccount.notices
  const without = (...channels: readonly NoticeChannel[]) => chosen.filter((one) => !channels.includes(one))
  const set = (channel: NoticeChannel, isWanted: boolean) =>
    onChange(isWanted ? [...without(channel), channel] : without(channel))
  const mustBeMailed = isFixed(event, "email")
  const ways = phoneWays.filter((way) => offered.includes(way))
  return (
    <fieldset className={styles.event}>
      <legend className={styles.legend}>{words.events[event]}</legend>
      <div className={styles.channels}>
        <Checkbox
          label={words.email}
          hint={mustBeMailed ? words.fixed : undefined}
          disabled={mustBeMailed}
          checked={chosen.includes("email")}
          onChange={(isWanted) => set("email", isWanted)}
        />
        {offered.includes("push") && (
          <Checkbox
            label={words.push}
            checked={chosen.includes("push")}
            onChange={(isWanted) => set("push", isWanted)}
          />
        )}
        <Select
          label={words.phone}
          value={ways.find((way) => chosen.includes(way)) ?? ""}
          onChange={(value) => {
            const way = ways.find((one) => one === value)
            onChange([...without(...phoneWays), ...(way ? [way] : [])])
          }}
          options={[
            { value: "", label: words.phoneWays.none },
            ...ways.map((way) => ({ value: way, label: words.phoneWays[way] })),
          ]}
        />
      </div>
    </fieldset>
  )
}
