import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { buttonClass } from "../../ui/button-class.ts"

/** Paying by card needs an e-mail address (D23), which is asked for beside the name. */
export function MissingEmail() {
  const { card } = useTexts()
  return (
    <Alert
      tone="info"
      announce="politely"
      actions={
        <Link className={buttonClass({ variant: "secondary", size: "small" })} to="/go/details" hash="guest-email">
          {card.addEmail}
        </Link>
      }
    >
      {card.emailMissing}
    </Alert>
  )
}
