import { useAction } from "../../environment/action.ts"
import { useTexts } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import styles from "./Company.module.css"
import { CompanyFailure } from "./CompanyFailure.tsx"

/** A company invites the signed-in customer to join. */
export function Invitation({ name, onAnswered }: { name: string; onAnswered: () => void }) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const answer = useAction((accept: boolean, options) => corporate.answerInvitation({ accept }, options))
  const press = async (accept: boolean) => {
    if (await answer.run(accept)) onAnswered()
  }
  return (
    <Card title={words.invitedTitle(name)} className={styles.part}>
      <p className="text-muted">{words.invitedLead}</p>
      {answer.failure && <CompanyFailure failure={answer.failure} />}
      <div className="cluster">
        <Button busy={answer.isBusy} busyLabel={words.saving} onClick={() => press(true)}>
          {words.accept}
        </Button>
        <Button variant="secondary" onClick={() => press(false)}>
          {words.decline}
        </Button>
      </div>
    </Card>
  )
}
