import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { stateGroups } from "@mersal/domain/operations/state-group"
import type { DayBoard, DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useEffect, useRef, useState } from "react"
import { useLanguage } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { Checkbox } from "../../../ui/Checkbox.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { type BoardFilter, type BoardSearch, isFiltered } from "./board-search.ts"
import styles from "./Filters.module.css"

interface FiltersProps {
  board: DayBoard
  drivers: readonly DriverListing[]
  search: BoardSearch
  onFilter: (patch: BoardFilter) => void
  onClear: () => void
}

/** The filters of the day's bookings. */
export function Filters({ board, drivers, search, onFilter, onClear }: FiltersProps) {
  const { language, texts } = useLanguage()
  const { operations: words } = texts
  const choice = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  const patch = (field: keyof BoardSearch) => (value: string) => onFilter({ [field]: value || undefined })
  return (
    <search className={styles.filters} aria-label={words.filters}>
      <SearchField value={search.q ?? ""} onChange={patch("q")} />
      <Select
        label={words.state}
        value={search.group ?? ""}
        onChange={patch("group")}
        placeholder={words.any}
        options={choice(stateGroups, (group) => words.groups[group])}
      />
      <Select
        label={words.zone}
        value={search.zone ?? ""}
        onChange={patch("zone")}
        placeholder={words.any}
        options={board.zones.map(({ id, city }) => ({ value: id, label: city[language] }))}
      />
      <Select
        label={words.type}
        value={search.type ?? ""}
        onChange={patch("type")}
        placeholder={words.any}
        options={choice(bookingTypes, (type) => words.types[type])}
      />
      <Select
        label={words.vehicle}
        value={search.vehicle ?? ""}
        onChange={patch("vehicle")}
        placeholder={words.any}
        options={choice(vehicles, (vehicle) => words.vehicles[vehicle])}
      />
      <Select
        label={words.driver}
        value={search.driver ?? ""}
        onChange={patch("driver")}
        placeholder={words.any}
        options={[
          { value: "none", label: words.noDriver },
          ...drivers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div className={styles.last}>
        <Checkbox
          label={words.onlyExceptions}
          checked={search.only === true}
          onChange={(only) => onFilter({ only: only || undefined })}
        />
        {isFiltered(search) && (
          <Button variant="ghost" size="small" icon="cross" onClick={onClear}>
            {words.clearFilters}
          </Button>
        )}
      </div>
    </search>
  )
}

/** In milliseconds: after a pause in typing of this length the search runs. */
const typingPause = 250

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { texts } = useLanguage()
  const { operations: words } = texts
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const latest = useRef(onChange)
  latest.current = onChange
  // Back and 'Clear filters' change the address from outside.
  if (value !== sent.current) {
    sent.current = value
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sent.current) return
    const timer = setTimeout(() => {
      sent.current = wanted
      latest.current(wanted)
    }, typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      id="board-search"
      type="search"
      label={words.search}
      placeholder={words.searchHint}
      value={typed}
      onChange={setTyped}
      onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
    />
  )
}
