import { addDays, type LocalDate, localDate } from "@mersal/domain/calendar/local-date"
import { useState } from "react"
import { useFormats } from "../environment/language.ts"
import { DateStrip } from "../ui/DateStrip.tsx"
import { Icon } from "../ui/Icon.tsx"
import { RadioCards } from "../ui/RadioCards.tsx"
import { RadioPills } from "../ui/RadioPills.tsx"
import { Story, type StoryProps } from "./story.tsx"

const vehicleIcons = ["bike", "car", "truck"] as const
const firstDay = localDate("2026-11-21")

export function ChoiceStories({ words }: StoryProps) {
  const formats = useFormats()
  const [speed, setSpeed] = useState<string | null>("0")
  const [vehicle, setVehicle] = useState<string | null>("0")
  const [size, setSize] = useState<string | null>("1")
  const [date, setDate] = useState<string>("2026-11-22")
  const [slot, setSlot] = useState<string | null>("1")
  const [contact, setContact] = useState<string | null>("0")
  const days = Array.from({ length: 14 }, (_, at): LocalDate => addDays(firstDay, at))
  return (
    <>
      <Story name="RadioCards">
        <RadioCards
          legend={words.speed}
          columns={3}
          value={speed}
          onChange={setSpeed}
          options={words.speeds.map(({ title, description, price, note }, at) => ({
            value: `${at}`,
            title,
            description,
            trailing: at < 2 && <bdi>{price}</bdi>,
            footnote: note,
            disabledReason: at === 2 ? words.closed : undefined,
          }))}
        />
        <RadioCards
          legend={words.vehicle}
          layout="tiles"
          columns={3}
          value={vehicle}
          onChange={setVehicle}
          options={words.vehicles.map((title, at) => ({
            value: `${at}`,
            title,
            picture: <Icon name={vehicleIcons[at] ?? "bike"} size={24} />,
            trailing: <bdi>{words.speeds[at]?.price}</bdi>,
          }))}
        />
        <RadioCards
          legend={words.size}
          layout="tiles"
          columns={2}
          value={size}
          onChange={setSize}
          options={words.sizes.map((title, at) => ({
            value: `${at}`,
            title,
            picture: <Icon name="package" size={24} />,
            description: words.sizeNotes[at],
          }))}
        />
      </Story>
      <Story name="DateStrip, RadioPills">
        <DateStrip
          id="date"
          legend={words.date}
          value={date}
          onChange={setDate}
          days={days.map((day, at) => {
            const [weekday = "", label = "", month = ""] = formats.shortDate(day).split(" ")
            return {
              value: day,
              weekday,
              label,
              month,
              spoken: formats.longDate(day),
              marker: at === 0 ? words.today : undefined,
              disabledReason: at === 0 || at === 6 ? words.passed : undefined,
            }
          })}
        />
        <RadioPills
          legend={words.slot}
          value={slot}
          onChange={setSlot}
          options={words.slots.map((label, at) => ({
            value: `${at}`,
            label,
            disabledReason: at === 2 ? words.slotFull : undefined,
          }))}
        />
        <RadioPills
          legend={words.contact}
          error={words.chooseOne}
          stretch
          value={contact}
          onChange={setContact}
          options={words.contacts.map((label, at) => ({ value: `${at}`, label }))}
        />
      </Story>
    </>
  )
}
