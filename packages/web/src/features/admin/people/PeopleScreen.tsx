import type { StaffRole } from "@mersal/domain/account/account"
import type { StaffMember } from "@mersal/domain/ports/driving/account-service"
import type { DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useCallback, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { failureOf } from "../../../environment/answers/failure-of.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAdmin } from "../../../environment/services/admin-services.ts"
import { useStaffMember } from "../../../environment/staff-member.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { Spinner } from "../../../ui/Spinner.tsx"
import styles from "../Admin.module.css"
import { Failure } from "../Failure.tsx"
import { DriverForm } from "./DriverForm.tsx"
import { InviteForm } from "./InviteForm.tsx"
import { type PeopleFailure, peopleWords } from "./people-failure.ts"
import { StaffLog } from "./StaffLog.tsx"
import { StillHas } from "./StillHas.tsx"

/** The staff: invited, active or disabled. */
export function PeopleScreen() {
  const { admin: words } = useTexts()
  const time = useMarketTime()
  const { people, drivers } = useAdmin()
  const self = useStaffMember()
  const answer = useAnswer(useCallback((options) => people.staff(options), [people]))
  const driving = useAnswer(useCallback((options) => drivers.drivers({}, options), [drivers]))
  const log = useAnswer(useCallback((options) => people.staffEvents(options), [people]))
  const driverOf = (member: StaffMember) =>
    driving.state === "answered" ? driving.value.find(({ id }) => id === member.id) : undefined
  const [isInviting, setInviting] = useState(false)
  const [disabling, setDisabling] = useState<StaffMember | null>(null)
  const [resetting, setResetting] = useState<StaffMember | null>(null)
  const [equipping, setEquipping] = useState<StaffMember | null>(null)
  const equipped = equipping && driverOf(equipping)
  const [news, setNews] = useState<string | null>(null)
  const invite = useAction<{ name: string; email: string; role: StaffRole }, unknown, PeopleFailure>(people.makeStaff)
  const disable = useAction<StaffMember, unknown, PeopleFailure>(({ id }) => people.disableStaff({ id }))
  const enable = useAction<StaffMember, unknown, PeopleFailure>(({ id }) => people.enableStaff({ id }))
  const reset = useAction<StaffMember, unknown, PeopleFailure>(({ id }) => people.resetSecondFactor({ id }))
  const endSessions = useAction<StaffMember, unknown, PeopleFailure>(({ id }) => people.endSessionsOfStaff({ id }))

  const done = (text: string) => {
    setNews(text)
    setInviting(false)
    setDisabling(null)
    setResetting(null)
    setEquipping(null)
    answer.retry()
    driving.retry()
    log.retry()
  }
  const [notSeen, drivingNotSeen, logNotSeen] = [failureOf(answer), failureOf(driving), failureOf(log)]
  const failure =
    disable.failure ?? enable.failure ?? endSessions.failure ?? reset.failure ?? (isInviting ? null : invite.failure)
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
      {notSeen && <Failure failure={notSeen} onRetry={answer.retry} />}
      {drivingNotSeen && <Failure failure={drivingNotSeen} onRetry={driving.retry} />}
      {logNotSeen && <Failure failure={logNotSeen} onRetry={log.retry} />}
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
                  {member.hasSecondFactor && ` · ${words.hasSecondFactor}`}
                </div>
                <DrivesWith driver={driverOf(member)} />
              </div>
              <div className={styles.buttons}>
                {driverOf(member) && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`${words.equip}: ${member.name}`}
                    onClick={() => setEquipping(member)}
                  >
                    {words.equip}
                  </Button>
                )}
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
                {member.disabledAt !== null && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`${words.enable}: ${member.name}`}
                    onClick={async () => {
                      if (await enable.run(member)) done(words.enabledNow(member.name))
                    }}
                  >
                    {words.enable}
                  </Button>
                )}
                {member.hasSecondFactor && member.id !== self.id && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`${words.resetSecondFactor}: ${member.name}`}
                    onClick={() => setResetting(member)}
                  >
                    {words.resetSecondFactor}
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
      {answer.state === "answered" && log.state === "answered" && <StaffLog events={log.value} staff={answer.value} />}
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
        open={Boolean(equipped)}
        onClose={() => setEquipping(null)}
        title={equipping ? words.equipTitle(equipping.name) : ""}
        closeLabel={words.close}
      >
        {equipping && equipped && (
          <DriverForm
            member={equipping}
            driver={equipped}
            onPictured={answer.retry}
            onSaved={() => done(words.equippedNow(equipping.name))}
          />
        )}
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
        <div className="stack">
          <p>{words.disableText}</p>
          {disabling?.role === "porter" && <StillHas member={disabling} />}
        </div>
      </Dialog>
      <Dialog
        open={resetting !== null}
        onClose={() => setResetting(null)}
        title={resetting ? words.resetQuestion(resetting.name) : ""}
        closeLabel={words.close}
        footer={
          <>
            <Button
              variant="danger"
              busy={reset.isBusy}
              onClick={async () => {
                if (!resetting) return
                if (await reset.run(resetting)) done(words.resetNow(resetting.name))
                else setResetting(null)
              }}
            >
              {words.resetSecondFactor}
            </Button>
            <Button variant="secondary" onClick={() => setResetting(null)}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>{words.resetText}</p>
      </Dialog>
    </div>
  )
}

/** A driver's vehicle; nothing for other roles. */
function DrivesWith({ driver }: { driver: DriverListing | undefined }) {
  const { admin: words } = useTexts()
  if (!driver) return null
  return <div className="text-small">{words.drivesWith(words.vehicles[driver.vehicle], driver.capacity)}</div>
}
