import { useCallback } from "react"
import { useTexts } from "../../../environment/language.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { NoticeChoiceForm } from "./NoticeChoiceForm.tsx"

/** The notification channels for all of the customer's bookings. */
export function NoticesTab() {
  const words = useTexts().myAccount.notices
  const { notices } = useMyAccountServices()
  return (
    <NoticeChoiceForm
      lead={words.lead}
      read={useCallback((options) => notices.choice({}, options), [notices])}
      save={(wish) => notices.choose({ wish })}
    />
  )
}
