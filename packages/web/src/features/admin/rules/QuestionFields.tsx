import { type BookingType, bookingTypes } from "@mersal/domain/booking/booking-type"
import { type Vehicle, vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { parseLocalDate } from "@mersal/domain/calendar/local-date"
import { type RouteClassId, routeClasses } from "@mersal/domain/places/route-class"
import { clockTime } from "@mersal/domain/schedule/labels"
import { useId } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Card } from "../../../ui/Card.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import type { LabQuestion } from "./lab-question.ts"
import styles from "./Rules.module.css"

interface QuestionFieldsProps {
  question: LabQuestion
  onChange: (question: LabQuestion) => void
}

/** The order's time and what is ordered. */
export function QuestionFields({ question, onChange }: QuestionFieldsProps) {
  const { ruleLab: words, admin } = useTexts()
  const id = useId()
  const change = (patch: Partial<LabQuestion>) => onChange({ ...question, ...patch })
  return (
    <Card title={words.questionTitle}>
      <div className="stack">
        <div className={styles.question}>
          <TextField
            label={words.date}
            type="date"
            value={question.date}
            onChange={(text) => {
              const date = parseLocalDate(text)
              if (date) change({ date, ...(question.pickup < date && { pickup: date }) })
            }}
          />
          <TextField
            label={words.pickupDate}
            type="date"
            value={question.pickup}
            onChange={(text) => {
              const pickup = parseLocalDate(text)
              if (pickup) change({ pickup })
            }}
          />
          <Select
            label={words.bookingType}
            value={question.bookingType}
            onChange={(bookingType) => change({ bookingType: bookingType as BookingType })}
            options={bookingTypes.map((value) => ({ value, label: admin.bookingTypes[value] }))}
          />
          <Select
            label={words.vehicle}
            value={question.vehicle ?? ""}
            placeholder={words.anyVehicle}
            onChange={(vehicle) => change({ vehicle: vehicle === "" ? null : (vehicle as Vehicle) })}
            options={vehicles.map((value) => ({ value, label: admin.vehicles[value] }))}
          />
          <Select
            label={words.route}
            value={question.route ?? ""}
            placeholder={words.anyRoute}
            onChange={(route) => change({ route: route === "" ? null : (route as RouteClassId) })}
            options={routeClasses.map((value) => ({ value, label: words.routes[value] }))}
          />
        </div>
        <div className={styles.slider}>
          <label htmlFor={id}>{words.timeNow(clockTime(question.minute))}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={1_425}
            step={15}
            value={question.minute}
            aria-valuetext={clockTime(question.minute)}
            onChange={({ target }) => change({ minute: Number(target.value) })}
          />
        </div>
      </div>
    </Card>
  )
}
