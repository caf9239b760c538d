import type { PhoneReader } from "@mersal/domain/account/phone/phone-reader"
import type { ChangeRefused, InvalidBooking, NotServed } from "@mersal/domain/booking/booking-errors"
import type { StopWish } from "@mersal/domain/booking/change/booking-change"
import type { StopForm } from "@mersal/domain/booking/change/change-form"
import { placedAnew } from "@mersal/domain/booking/draft/placed-anew"
import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import type { RecipientAnswered, RecipientQuestion } from "@mersal/domain/ports/driving/recipient-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { RecipientLinkInvalid } from "@mersal/domain/recipient/recipient-errors"
import type { FormEvent } from "react"
import { useState } from "react"
import { useAction } from "../../environment/action.ts"
import { failureTitle } from "../../environment/answers/service-failures.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useCityName } from "../../environment/places/city-name.ts"
import { useMyAccountServices } from "../../environment/services/my-account-services.ts"
import { BuildingFields } from "../../fields/BuildingFields.tsx"
import { PhoneInput } from "../../fields/PhoneInput.tsx"
import { PlaceField } from "../../fields/PlaceField.tsx"
import { checkedPhones, readPhone } from "../../fields/phones.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { ErrorSummary } from "../../ui/ErrorSummary.tsx"
import { useFieldMarks } from "../../ui/field-marks.ts"
import { TextField } from "../../ui/TextField.tsx"
import { type RecipientControl, recipientIssues } from "./recipient-issues.ts"

interface RecipientFormProps {
  token: string
  question: RecipientQuestion
  onAnswered: (answered: RecipientAnswered) => void
}

type AnswerRefusal = RecipientLinkInvalid | ChangeRefused | InvalidBooking | NotServed

/**
 * The drop-off's address and contact, filled in once by a person with the link, who sees nothing else of the booking
 * (D37).
 */
export function RecipientForm({ token, question, onAnswered }: RecipientFormProps) {
  const { booking: common, details, recipient: words } = useTexts()
  const { recipient } = useMyAccountServices()
  const { market, senderName, cityName, deliveryWindow, cash, expiresAt } = question
  const time = useMarketTime(market)
  const city = useCityName(market)
  const { money } = useFormats()
  const [stop, setStop] = useState<Omit<StopForm, "name" | "phone">>({ place: null, building: "", landmark: "" })
  const { place, building, landmark } = stop
  const [name, setName] = useState("")
  const [phone, setPhone] = useState("")
  const marks = useFieldMarks<RecipientControl>()
  const answer = useAction<StopWish, RecipientAnswered, AnswerRefusal>((wish, options) =>
    recipient.answer({ token, wish }, options),
  )
  const findIssues = (read: PhoneReader = readPhone) => recipientIssues({ ...stop, name, phone }, market, read)
  const text = ({ kind, limit }: ReturnType<typeof findIssues>[number]) =>
    kind === "tooLong" ? common.tooLong(limit) : kind === "chooseAddress" ? words.chooseAddress : details[kind]
  const shown = findIssues().filter(({ control }) => marks.isMarked(control))
  const errors: Partial<Record<RecipientControl, string>> = Object.fromEntries(
    shown.map((issue) => [issue.control, text(issue)]),
  )
  usePageTitle(words.title, { hasErrors: shown.length > 0 })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const issues = await checkedPhones(findIssues)
    if (issues.length > 0) return marks.refuse(issues.map(({ control }) => control))
    const given = await answer.run({ place, building, landmark, name, phone })
    if (given) onAnswered(given.value)
  }
  const forgive = (control: RecipientControl) => {
    marks.forgive(control)
    answer.forgive()
  }
  return (
    <form className="stack gap-24" noValidate onSubmit={submit}>
      <ErrorSummary
        title={common.problemHeading}
        errors={shown.map((issue) => ({ fieldId: issue.control, message: text(issue) }))}
        attempt={marks.attempt}
      />
      <div className="stack gap-4">
        <p className="text-large">
          {cityName === "" ? words.lead(senderName) : words.leadIn(senderName, city(cityName))}
        </p>
        <p>
          {words.deliveryOn(
            time.date(deliveryWindow.date),
            time.zoned(time.slot(deliveryWindow).replaceAll(" ", "\u00a0"), deliveryWindow.end),
          )}
        </p>
        {cash && <p>{words.cashReady(money(cash))}</p>}
        <p className="text-muted">{words.openUntil(time.zonedMoment(expiresAt))}</p>
      </div>
      <Card title={words.addressHeading}>
        <div className="stack">
          <PlaceField
            id="recipient-place"
            label={common.dropOffAddress}
            market={market}
            autoComplete="street-address"
            value={place}
            onChange={(chosen) => {
              forgive("recipient-place")
              setStop((last) => ({ ...last, ...placedAnew(last, chosen) }))
            }}
            error={errors["recipient-place"]}
          />
          <BuildingFields
            id="recipient"
            value={stop}
            onChange={(part, text) => {
              forgive(`recipient-${part}`)
              setStop((last) => ({ ...last, [part]: text }))
            }}
            errors={{ building: errors["recipient-building"], landmark: errors["recipient-landmark"] }}
          />
        </div>
      </Card>
      <Card title={words.contactHeading}>
        <div className="stack">
          <TextField
            id="recipient-name"
            label={words.name}
            autoComplete="name"
            value={name}
            onChange={(typed) => {
              forgive("recipient-name")
              setName(sanitise(typed))
            }}
            error={errors["recipient-name"]}
          />
          <PhoneInput
            id="recipient-phone"
            label={words.phone}
            autoComplete="tel"
            value={phone}
            onChange={(typed) => {
              forgive("recipient-phone")
              setPhone(typed)
            }}
            error={errors["recipient-phone"]}
          />
          <p className="text-muted text-small">{words.privacy}</p>
        </div>
      </Card>
      {answer.failure && <AnswerRefused failure={answer.failure} />}
      <div>
        <Button type="submit" busy={answer.isBusy} busyLabel={words.send}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

function AnswerRefused({ failure }: { failure: AnswerRefusal | ServiceFailure }) {
  const { booking, myAccount, recipient: words } = useTexts()
  const text = () => {
    switch (failure._tag) {
      case "RecipientLinkInvalid":
        return words.invalidText
      case "ChangeRefused":
        return failure.reason === "too-late" ? words.tooLate : words.notNow
      case "NotServed":
        return words.notServed
      case "RequestRefused":
        return failure.text
      case "InvalidBooking":
      case "NetworkFailure":
      case "ServerFailure":
        return myAccount.notDone
    }
  }
  return (
    <Alert tone="danger" announce="now" title={failureTitle(failure, booking)}>
      {text()}
    </Alert>
  )
}
