import { type CompanyRole, companyRoles } from "@mersal/domain/account/role"
import { invitationEnd } from "@mersal/domain/corporate/invitation-end"
import { type FormEvent, useCallback, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { failureOf } from "../../environment/answers/failure-of.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Select } from "../../ui/Select.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"
import { useToldChange } from "./told-change.ts"

/** The members of the company and those invited. Owners can change them, others only see them. */
export function Members({ isOwner }: { isOwner: boolean }) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const people = useAnswer(useCallback((options) => corporate.members({}, options), [corporate]))
  const change = useAction((to: { accountId: string; role: CompanyRole }, options) =>
    corporate.changeMember(to, options),
  )
  const remove = useAction((accountId: string, options) => corporate.removeMember({ accountId }, options))
  const withdraw = useAction((email: string, options) => corporate.withdrawInvitation({ email }, options))
  const time = useMarketTime()
  const roles = companyRoles.map((role) => ({ value: role, label: words.roles[role] }))
  const failure = change.failure ?? remove.failure ?? withdraw.failure
  const notSeen = failureOf(people)
  const { heading, told, toldAtHeading } = useToldChange()
  // A refusal is about the last action only, so the next one takes it away.
  const begin = () => {
    for (const action of [change, remove, withdraw]) action.forgive()
  }
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {words.membersTitle}
        </span>
      }
      className={styles.part}
    >
      {failure && <CompanyFailure failure={failure} />}
      {notSeen && <CompanyFailure failure={notSeen} title={words.loadFailed} onRetry={people.retry} />}
      <ul role="list" className={styles.list}>
        {people.state === "answered" &&
          people.value.members.map(({ accountId, name, email, role }) => (
            <li key={accountId} className={styles.row}>
              <div>
                <bdi>{name}</bdi>
                <br />
                <bdi dir="ltr" className="text-muted text-small">
                  {email}
                </bdi>
              </div>
              {isOwner ? (
                <div className="cluster">
                  <Select
                    label={words.role}
                    value={role}
                    options={roles}
                    onChange={async (value) => {
                      begin()
                      if (!(await change.run({ accountId, role: value as CompanyRole }))) return
                      told()
                      people.retry()
                    }}
                  />
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={words.removeMember(name)}
                    onClick={async () => {
                      begin()
                      if (!(await remove.run(accountId))) return
                      toldAtHeading()
                      people.retry()
                    }}
                  >
                    {words.remove}
                  </Button>
                </div>
              ) : (
                <span>{words.roles[role]}</span>
              )}
            </li>
          ))}
        {people.state === "answered" &&
          people.value.invitations.map(({ email, role, invitedAt }) => (
            <li key={email} className={styles.row}>
              <div>
                <bdi dir="ltr">{email}</bdi>
                <br />
                <span className="text-muted text-small">
                  {words.invitedUntil(time.moment(invitationEnd({ invitedAt })))} · {words.roles[role]}
                </span>
              </div>
              {isOwner && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={words.withdrawFrom(email)}
                  onClick={async () => {
                    begin()
                    if (await withdraw.run(email)) toldAtHeading()
                    people.retry()
                  }}
                >
                  {words.withdraw}
                </Button>
              )}
            </li>
          ))}
      </ul>
      {isOwner && (
        <Invite
          roles={roles}
          onBegun={begin}
          onInvited={() => {
            told()
            people.retry()
          }}
        />
      )}
    </Card>
  )
}

interface InviteProps {
  roles: readonly { value: CompanyRole; label: string }[]
  onBegun: () => void
  onInvited: () => void
}

function Invite({ roles, onBegun, onInvited }: InviteProps) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const [email, setEmail] = useState("")
  const [role, setRole] = useState<CompanyRole>("booker")
  const invite = useAction((_: null, options) => corporate.invite({ email, role }, options))
  const press = async (event: FormEvent) => {
    event.preventDefault()
    onBegun()
    if (!(await invite.run(null))) return
    setEmail("")
    onInvited()
  }
  const isInvalid = invite.failure?._tag === "InvalidCompany"
  return (
    <form className="stack gap-12" noValidate onSubmit={press}>
      {invite.failure && !isInvalid && <CompanyFailure failure={invite.failure} />}
      <TextField
        label={words.inviteEmail}
        hint={words.inviteHelp}
        type="email"
        dir="ltr"
        value={email}
        onChange={setEmail}
        error={isInvalid ? words.invalid.email : undefined}
        isErrorAnnounced
      />
      <Select label={words.role} value={role} options={roles} onChange={(value) => setRole(value as CompanyRole)} />
      <div>
        <Button type="submit" variant="secondary" busy={invite.isBusy} busyLabel={words.saving}>
          {words.invite}
        </Button>
      </div>
    </form>
  )
}
