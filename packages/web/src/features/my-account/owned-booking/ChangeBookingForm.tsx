import type { PhoneReader } from "@mersal/domain/account/phone/phone-reader"
import { changedParts } from "@mersal/domain/booking/change/booking-change"
import { type ChangeForm, changeFormOf, type StopForm, wishOf } from "@mersal/domain/booking/change/change-form"
import { type BookingPart, movesBooking } from "@mersal/domain/booking/change/change-policy"
import { changeableParts, unmovable } from "@mersal/domain/booking/change/changeable-parts"
import { type StopSide, stopSides } from "@mersal/domain/booking/stop"
import { basisOf, type Schedule, scheduleOf, todayIn } from "@mersal/domain/booking/windows/market-schedule"
import type { ChangedBooking, ChangeFailure, OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import type { FormEvent } from "react"
import { useCallback, useEffect, useMemo, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { usePageClock } from "../../../environment/formats/clock.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { usePageTitle } from "../../../environment/page-title.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { useServices } from "../../../environment/services/services.ts"
import { checkedPhones, readPhone } from "../../../fields/phones.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { ErrorSummary } from "../../../ui/ErrorSummary.tsx"
import { useFieldMarks } from "../../../ui/field-marks.ts"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { ChangeDialog } from "./ChangeDialog.tsx"
import { ChangeRefusal } from "./ChangeRefusal.tsx"
import { ChangeStop } from "./ChangeStop.tsx"
import { ChangeTime } from "./ChangeTime.tsx"
import { type ChangeControl, type ChangeIssue, changeIssues, stopNamedBy } from "./change-issues.ts"
import type { OwnedBooking } from "./owned-booking.ts"
import type { PayForChange } from "./PayForChangePart.tsx"
import { forgetUnsentChange, keepUnsentChange, unsentChange } from "./unsent-change.ts"

interface ChangeBookingFormProps {
  owned: OwnedBooking
  request: OwnBookingRequest
  onChanged: () => void
  payForChange: PayForChange
}

/** A complete booking with what may still be changed; the new price is shown before the change applies (D37). */
export function ChangeBookingForm({ owned, request, onChanged, payForChange }: ChangeBookingFormProps) {
  const { booking: common, details, myBookings: words } = useTexts()
  const { ownBookings } = useMyAccountServices()
  const clock = usePageClock()
  const { booking } = owned.own
  const time = useMarketTime(booking.market)
  const before = useMemo(() => changeFormOf(booking), [booking])
  const [form, setForm] = useState<ChangeForm>(() => unsentChange(booking) ?? before)
  useEffect(() => {
    if (form !== before) keepUnsentChange(booking, form)
  }, [booking, before, form])
  const [isUnedited, setUnedited] = useState(false)
  const [preview, setPreview] = useState<ChangedBooking | null>(null)
  const parts = changeableParts(booking.state, owned.offer.cancellation, clock.now())
  const why = unmovable(booking.state, owned.offer.cancellation, clock.now())
  const marks = useFieldMarks<ChangeControl>()
  const edited = changedParts(booking, wishOf(before, form))
  // If only directions or a contact change, there is no new price to show first.
  const mayCostOtherwise = edited.length === 0 ? why === null : movesBooking(edited)
  // A second press, or one after a lost answer, is the same change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further edit is another change
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [form])
  const send = useAction<ChangeForm, ChangedBooking, ChangeFailure>((form, options) => {
    const change = { ...request, wish: wishOf(before, form) }
    return mayCostOtherwise
      ? ownBookings.changeBooking({ ...change, expectedTotal: null, isPreview: true }, options)
      : ownBookings.changeBooking(
          { ...change, expectedTotal: booking.price.toPay, isPreview: false },
          { ...options, idempotencyKey },
        )
  })
  const { toast } = useAnnouncements()
  const finish = () => {
    forgetUnsentChange(booking.reference)
    onChanged()
  }

  const today = todayIn(booking.market, clock.now())
  const { pickupDate } = wishOf(before, form)
  const findIssues = (read: PhoneReader = readPhone) =>
    changeIssues(form, { market: booking.market, pickupDate }, today, read)
  const text = ({ problem }: ChangeIssue) => {
    if (problem.kind === "tooLong") return common.tooLong(problem.limit)
    return problem.kind === "chooseAddress" ? words.chooseAddress : details[problem.kind]
  }
  const shown = findIssues().filter(({ control }) => marks.isMarked(control))
  const errors = Object.fromEntries(shown.map((issue) => [issue.control, text(issue)]))
  usePageTitle(words.changeTitle, { hasErrors: shown.length > 0 })

  /** Takes the current form: an address that was just chosen is not rendered yet when the next field is typed. */
  const edit = (change: (last: ChangeForm) => Partial<ChangeForm>) => {
    setForm((last) => ({ ...last, ...change(last) }))
    setUnedited(false)
    send.forgive()
  }
  const editStop = (side: StopSide) => (patch: Partial<StopForm>) => {
    marks.forgive(...Object.keys(patch).map((part) => `${side}-${part}` as ChangeControl))
    edit((last) => ({ [side]: { ...last[side], ...patch } }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const issues = await checkedPhones(findIssues)
    if (issues.length > 0) return marks.refuse(issues.map(({ control }) => control))
    const answer = await send.run(form)
    if (!answer) return
    if (answer.value.parts.length === 0) return setUnedited(true)
    if (mayCostOtherwise) return setPreview(answer.value)
    toast(words.changed)
    finish()
  }
  if (parts.size === 0) return <Alert tone="warning">{words.nothingChangeable}</Alert>
  return (
    <>
      <form className="stack gap-24" noValidate onSubmit={submit}>
        <ErrorSummary
          title={common.problemHeading}
          errors={shown.map((issue) => {
            const side = stopNamedBy(issue.control, parts)
            return { fieldId: issue.control, message: text(issue), ...(side && { part: common[side] }) }
          })}
          attempt={marks.attempt}
        />
        <p className="text-muted">
          {why === null
            ? words.changeUntil(time.zonedMoment(owned.offer.cancellation.freeUntil))
            : words.onlyDetails[why]}
          {why === null && booking.promoCode !== null && ` ${words.promoStays}`}
        </p>
        {stopSides.map((side) => (
          <ChangeStop
            key={side}
            side={side}
            market={booking.market}
            value={form[side]}
            onChange={editStop(side)}
            parts={parts}
            errors={errors}
          />
        ))}
        {parts.has("time") && (
          <TimePart
            owned={owned}
            parts={parts}
            form={form}
            onChange={(time) => edit(() => ({ time }))}
            error={errors["change-date"]}
          />
        )}
        {send.failure && <ChangeRefusal failure={send.failure} isMaking={!mayCostOtherwise} />}
        {isUnedited && (
          <Alert tone="info" announce="politely">
            {words.nothingEdited}
          </Alert>
        )}
        <div>
          <Button type="submit" busy={send.isBusy} {...(mayCostOtherwise && { busyLabel: common.priceLoading })}>
            {mayCostOtherwise ? words.checkChange : words.saveChange}
          </Button>
        </div>
      </form>
      <ChangeDialog
        preview={preview}
        before={booking}
        held={owned.own}
        payForChange={payForChange}
        isAssigned={booking.state === "assigned" && preview !== null && movesBooking(preview.parts)}
        request={{ ...request, wish: wishOf(before, form) }}
        onClose={() => setPreview(null)}
        onChanged={finish}
      />
    </>
  )
}

interface TimePartProps {
  owned: OwnedBooking
  parts: ReadonlySet<BookingPart>
  form: ChangeForm
  onChange: (time: ChangeForm["time"]) => void
  error: string | undefined
}

/** The server's current schedule. While it is loading, or if it fails to load, the time cannot be changed. */
function TimePart({ owned, form, onChange, error }: TimePartProps) {
  const { schedule } = useServices()
  const { booking } = owned.own
  const { bookingType, market, pickupWindow, vehicle } = booking
  // Other rules may apply to the edited route.
  const { position: pickup } = form.pickup.place ?? booking.pickup
  const { position: dropOff } = form.dropOff.place ?? booking.dropOff
  const lookup = useAnswer(
    useCallback(
      (options) =>
        schedule.lookUpSlots(
          {
            market,
            pickup: { kind: "position", position: pickup },
            dropOff: { kind: "position", position: dropOff },
            vehicle,
          },
          options,
        ),
      [schedule, market, pickup, dropOff, vehicle],
    ),
  )
  if (lookup.state === "waiting") return <Skeleton shape="card" />
  if (lookup.state === "failed") return null
  // The booking's own place is returned for a new one, so its window is not full for the owner.
  const own = `${market}/${bookingType}/${pickupWindow.date}/${pickupWindow.window}`
  const full = lookup.value.full?.filter((key) => key !== own)
  const offered: Schedule = scheduleOf(market, basisOf({ ...lookup.value, full }))
  return <ChangeTime booking={booking} schedule={offered} value={form.time} onChange={onChange} error={error} />
}
