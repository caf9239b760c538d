import type { AccountAlert } from "@mersal/domain/machines/account-dialog/account-alert"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"

/** The alerts above a form (section 8); those of a single field are shown there. */
export function AccountAlerts({ alert }: { alert: AccountAlert | null }) {
  const { account: words } = useTexts()
  switch (alert?.kind) {
    case "refused":
      if (alert.place === "email") return null
      return (
        <Alert tone="danger" announce="answer">
          {alert.messages.length === 1 ? (
            <p>{alert.messages[0]}</p>
          ) : (
            <ul>
              {alert.messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </Alert>
      )
    case "codeNotSent":
      return <Alert tone="danger" announce="answer" title={words.codeNotSent} />
    case "codeSent":
      return (
        <Alert tone="success" announce="politely">
          {words.codeSentAgain}
        </Alert>
      )
    case "popupBlocked":
      return <Alert tone="warning" announce="answer" title={words.popupBlocked} />
    case "network":
      return <Alert tone="danger" announce="answer" title={words.networkError} />
    case "server":
      return (
        <Alert tone="danger" announce="answer" title={words.somethingWrong}>
          {alert.requestId && words.requestNumber(alert.requestId)}
        </Alert>
      )
    default:
      return null
  }
}
