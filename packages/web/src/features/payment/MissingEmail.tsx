import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { buttonClass } from "../../ui/button-class.ts"

/** A card is paid by somebody who can be written to (D23); the address is asked for with the name. */
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
