import { type BookingState, bookingStates } from "@mersal/domain/booking/booking"
import { monthIn, monthsSince } from "@mersal/domain/corporate/billing"
import type { Company } from "@mersal/domain/corporate/company"
import { Link } from "@tanstack/react-router"
import { useCallback } from "react"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { useNow } from "../../../environment/formats/clock.ts"
import { useTexts } from "../../../environment/language.ts"
import { useCompanyServices } from "../../../environment/services/company-services.ts"
import { Icon } from "../../../ui/Icon.tsx"
import { Select } from "../../../ui/Select.tsx"
import { Spinner } from "../../../ui/Spinner.tsx"
import type { CompanyPartProps } from "../not-loaded.ts"
import type { AskedBookings } from "./asked-bookings.ts"
import styles from "./CompanyBookings.module.css"
import { MonthBookings } from "./MonthBookings.tsx"
import { useMonthName } from "./month-name.ts"

interface CompanyBookingsProps extends CompanyPartProps {
  asked: AskedBookings
  onAsk: (wanted: AskedBookings) => void
}

/** The bookings of all members of the caller's company, month by month. */
export function CompanyBookings({ asked, onAsk, NotLoaded }: CompanyBookingsProps) {
  const { company: words } = useTexts()
  const { corporate } = useCompanyServices()
  const answer = useAnswer(useCallback((options) => corporate.company({}, options), [corporate]))
  const own = answer.state === "answered" ? answer.value : null
  return (
    <>
      <Link to="/go/account/company" className={styles.back}>
        <Icon name="arrow-left" />
        {words.backToCompany}
      </Link>
      <h2>{words.bookingsTitle}</h2>
      {answer.state === "waiting" && <Spinner label={words.loading} />}
      {answer.state === "failed" && <NotLoaded failure={answer.failure} onRetry={answer.retry} />}
      {own && own.role !== null && own.company.state === "approved" && (
        <Choice company={own.company} asked={asked} onAsk={onAsk} />
      )}
      {own && (own.role === null || own.company.state !== "approved") && <p>{words.noBookingsYet}</p>}
    </>
  )
}

function Choice({ company, asked, onAsk }: Pick<CompanyBookingsProps, "asked" | "onAsk"> & { company: Company }) {
  const { company: words, myBookings } = useTexts()
  const now = useNow("minute")
  const nameOf = useMonthName()
  const { market, costCentres } = company
  const months = monthsSince(market, company.createdAt, now)
  const month = months.find((one) => one === asked.bookings) ?? monthIn(market, now)
  const centre = costCentres.find(({ id }) => id === asked.centre)?.id ?? null
  const state = bookingStates.find((one) => one === asked.state) ?? null
  /** The changed filters; an empty text stands for all. */
  const ask = (chosen: Partial<AskedBookings>) => {
    const wanted = { centre: centre ?? "", state: state ?? "", ...chosen }
    onAsk({
      bookings: chosen.bookings ?? month,
      ...(wanted.centre !== "" && { centre: wanted.centre }),
      ...(wanted.state !== "" && { state: wanted.state }),
    })
  }
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={words.month}
          value={month}
          options={months.map((one) => ({ value: one, label: nameOf(one) }))}
          onChange={(value) => ask({ bookings: value })}
        />
        <Select
          label={words.costCentre}
          value={centre ?? ""}
          options={[
            { value: "", label: words.all },
            ...costCentres.map(({ id, name, isActive }) => ({
              value: id,
              label: isActive ? name : `${name} (${words.notUsed})`,
            })),
          ]}
          onChange={(value) => ask({ centre: value })}
        />
        <Select
          label={words.deskFilter}
          value={state ?? ""}
          options={[
            { value: "", label: words.all },
            ...bookingStates.map((one: BookingState) => ({ value: one, label: myBookings.states[one] })),
          ]}
          onChange={(value) => ask({ state: value })}
        />
      </div>
      <MonthBookings key={`${month} ${centre} ${state}`} company={company} {...{ month, centre, state }} />
    </>
  )
}
