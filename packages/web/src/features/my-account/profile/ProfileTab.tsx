import type { Profile } from "@mersal/domain/ports/driving/account-service"
import { useCallback, useState } from "react"
import { useAccountDialog } from "../../../environment/account-dialog.ts"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { useCustomer } from "../../../environment/session.ts"
import { useWrittenPhone } from "../../../fields/phones.ts"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import { AboutForm } from "./AboutForm.tsx"
import { PasswordForm } from "./PasswordForm.tsx"
import styles from "./Profile.module.css"
import { ProfilePicture } from "./ProfilePicture.tsx"

/** The profile: name, language, picture, password. The phone is changed in the account popup, with a code (D26). */
export function ProfileTab() {
  const { myAccount: words } = useTexts()
  const { account } = useMyAccountServices()
  const answer = useAnswer(useCallback((options) => account.profile(options), [account]))
  const [saved, setSaved] = useState<Profile | null>(null)
  const profile = saved ?? (answer.state === "answered" ? answer.value : null)
  if (answer.state === "failed") {
    return <FailureAlert failure={answer.failure} title={words.loadFailed} onRetry={answer.retry} />
  }
  if (profile === null) {
    return (
      <>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Skeleton shape="card" count={3} />
      </>
    )
  }
  return (
    <div className={styles.parts}>
      <Card title={words.aboutYou}>
        <div className="stack gap-24">
          <ProfilePicture profile={profile} onSaved={setSaved} />
          <AboutForm profile={profile} onSaved={setSaved} />
        </div>
      </Card>
      <div className="stack gap-24">
        <Reachable profile={profile} />
        <Card title={words.passwordHeading}>
          {profile.hasPassword ? <PasswordForm /> : <p className="text-muted">{words.noPassword}</p>}
        </Card>
      </div>
    </div>
  )
}

/** E-mail and phone, whether they are confirmed, and the link to change the phone. */
function Reachable({ profile }: { profile: Profile }) {
  const { account: words, myAccount } = useTexts()
  const dialog = useAccountDialog()
  // The popup updates the session after a phone was confirmed, whether a new one or the existing one.
  const customer = useCustomer()
  const phone = customer?.phone ?? profile.phone
  const isPhoneProved = customer?.isPhoneProved || phone !== profile.phone || profile.isPhoneProved
  const written = useWrittenPhone(phone ?? "", profile.market)
  return (
    <Card>
      <dl className={styles.reachable}>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <bdi dir="ltr">{profile.email}</bdi> <Proof isProved={profile.isEmailProved} />
          </dd>
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            {phone === null ? (
              myAccount.noPhone
            ) : (
              <>
                <bdi dir="ltr">{written}</bdi> <Proof isProved={isPhoneProved} />
              </>
            )}
          </dd>
        </div>
      </dl>
      <Button
        variant="secondary"
        size="small"
        icon="phone"
        busy={dialog.isLoading}
        onClick={() => dialog.open("changePhone")}
      >
        {phone === null || isPhoneProved ? words.changePhone : myAccount.verifyPhone}
      </Button>
    </Card>
  )
}

function Proof({ isProved }: { isProved: boolean }) {
  const { myAccount: words } = useTexts()
  return (
    <span className={isProved ? styles.proved : styles.unproved}>{isProved ? words.verified : words.notVerified}</span>
  )
}
