import { type StaffRole, staffRoles } from "@mersal/domain/account/account"
import type { AccountService, StaffMember } from "@mersal/domain/ports/driving/account-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type * as Result from "effect/Result"
import { type FormEvent, useCallback, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAdmin } from "../../../environment/admin-services.ts"
import { useAnswer } from "../../../environment/answer.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMarketTime } from "../../../environment/market-time.ts"
import { useStaffMember } from "../../../environment/staff-member.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { Select } from "../../../ui/Select.tsx"
import { Spinner } from "../../../ui/Spinner.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import styles from "../Admin.module.css"
import { Failure } from "../Failure.tsx"
import { failureWords } from "../refusal-words.ts"

type FailureOf<Name extends "staff" | "makeStaff" | "disableStaff" | "endSessionsOfStaff"> =
  Awaited<ReturnType<AccountService[Name]>> extends Result.Result<unknown, infer Refusal> ? Refusal : never
type PeopleFailure = FailureOf<"makeStaff"> | FailureOf<"disableStaff"> | FailureOf<"endSessionsOfStaff">

/** Who works here: invited, active or disabled. */
export function PeopleScreen() {
  const { admin: words } = useTexts()
  const time = useMarketTime()
  const { people } = useAdmin()
  const self = useStaffMember()
  const answer = useAnswer(useCallback((options) => people.staff(options), [people]))
  const [isInviting, setInviting] = useState(false)
  const [disabling, setDisabling] = useState<StaffMember | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const invite = useAction<{ name: string; email: string; role: StaffRole }, unknown, PeopleFailure>(people.makeStaff)
  const disable = useAction<StaffMember, unknown, PeopleFailure>(({ id }) => people.disableStaff({ id }))
  const endSessions = useAction<StaffMember, unknown, PeopleFailure>(({ id }) => people.endSessionsOfStaff({ id }))

  const done = (text: string) => {
    setNews(text)
    setInviting(false)
    setDisabling(null)
    answer.retry()
  }
  const failure = disable.failure ?? endSessions.failure ?? (isInviting ? null : invite.failure)
  return (
    <div className="stack">
      <div className={styles.head}>
        <h2>{words.staff}</h2>
        <Button icon="plus" onClick={() => setInviting(true)}>
          {words.invite}
        </Button>
      </div>
      <p className="text-muted">{words.staffLead}</p>
      {news && (
        <Alert tone="success" announce="politely" onDismiss={() => setNews(null)} dismissLabel={words.close}>
          {news}
        </Alert>
      )}
      {failure && (
        <Alert tone="danger" announce="now">
          {peopleWords(failure, words)}
        </Alert>
      )}
      {answer.state === "waiting" && <Spinner label={words.loading} />}
      {answer.state === "failed" && <Failure failure={answer.failure as ServiceFailure} onRetry={answer.retry} />}
      {answer.state === "answered" && (
        <ul role="list" className={styles.entries}>
          {answer.value.map((member) => (
            <li key={member.id} className={styles.entry}>
              <div className={styles.about}>
                <span className={styles.name}>{member.name}</span>
                <span className={`${styles.state} ${member.disabledAt === null ? styles.inForce : ""}`}>
                  {member.disabledAt !== null ? words.disabled : member.hasPassword ? words.active : words.invited}
                </span>
                <div className="text-muted text-small">
                  {words.roles[member.role]} · <bdi>{member.email}</bdi> · {time.moment(member.createdAt)}
                </div>
              </div>
              <div className={styles.buttons}>
                {member.disabledAt === null && !member.hasPassword && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`${words.inviteAgain}: ${member.name}`}
                    onClick={async () => {
                      if (await invite.run(member)) done(words.invitedNow(member.email))
                    }}
                  >
                    {words.inviteAgain}
                  </Button>
                )}
                {member.disabledAt === null && member.id !== self.id && (
                  <>
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={`${words.endSessions}: ${member.name}`}
                      onClick={async () => {
                        if (await endSessions.run(member)) done(words.sessionsEnded(member.name))
                      }}
                    >
                      {words.endSessions}
                    </Button>
                    <Button
                      variant="ghost"
                      size="small"
                      aria-label={`${words.disable}: ${member.name}`}
                      onClick={() => setDisabling(member)}
                    >
                      {words.disable}
                    </Button>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={isInviting} onClose={() => setInviting(false)} title={words.inviteTitle} closeLabel={words.close}>
        <InviteForm
          isBusy={invite.isBusy}
          trouble={invite.failure && peopleWords(invite.failure, words)}
          onSubmit={async (person) => {
            if (await invite.run(person)) done(words.invitedNow(person.email))
          }}
        />
      </Dialog>
      <Dialog
        open={disabling !== null}
        onClose={() => setDisabling(null)}
        title={disabling ? words.disableQuestion(disabling.name) : ""}
        closeLabel={words.close}
        footer={
          <>
            <Button
              variant="danger"
              busy={disable.isBusy}
              onClick={async () => {
                if (!disabling) return
                if (await disable.run(disabling)) done(words.disabledNow(disabling.name))
                else setDisabling(null)
              }}
            >
              {words.disable}
            </Button>
            <Button variant="secondary" onClick={() => setDisabling(null)}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>{words.disableText}</p>
      </Dialog>
    </div>
  )
}

interface InviteFormProps {
  isBusy: boolean
  trouble: string | null
  onSubmit: (person: { name: string; email: string; role: StaffRole }) => void
}

function InviteForm({ isBusy, trouble, onSubmit }: InviteFormProps) {
  const { admin: words } = useTexts()
  const [name, setName] = useState("")
  const [email, setEmail] = useState("")
  const [role, setRole] = useState<StaffRole>("porter")
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit({ name, email, role })
      }}
    >
      <p className="text-muted">{words.inviteText}</p>
      {trouble && (
        <Alert tone="danger" announce="now">
          {trouble}
        </Alert>
      )}
      <TextField label={words.name} value={name} onChange={setName} autoComplete="off" />
      <TextField label={words.email} value={email} onChange={setEmail} type="email" dir="ltr" autoComplete="off" />
      <Select
        label={words.role}
        value={role}
        onChange={(chosen) => setRole(chosen as StaffRole)}
        options={staffRoles.map((value) => ({ value, label: words.roles[value] }))}
      />
      <Button type="submit" busy={isBusy}>
        {words.invite}
      </Button>
    </form>
  )
}

function peopleWords(failure: PeopleFailure | ServiceFailure, words: ReturnType<typeof useTexts>["admin"]): string {
  switch (failure._tag) {
    case "LastAdmin":
      return words.lastAdmin
    case "AlreadyRegistered":
      return words.alreadyRegistered
    case "CodeNotSent":
      return words.codeNotSent
    case "InvalidAccountForm":
      return words.mendPerson
    case "NotSignedIn":
    case "AccountPartNotFound":
      return words.notFound
    default:
      return failureWords(failure, words)
  }
}
