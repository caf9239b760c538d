import { worksIn } from "@mersal/domain/operations/driver-markets"
import type { BoardEntry, SuggestedDriver } from "@mersal/domain/ports/driving/operations-service"
import { useCallback, useEffect, useRef, useState } from "react"
import { useAnswer } from "../../../environment/answers/answer.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useOperations } from "../../../environment/services/operations-services.ts"
import { FieldError } from "../../../ui/Field.tsx"
import { Select } from "../../../ui/Select.tsx"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { useDriverName } from "../driver-names.ts"
import { CommandForm } from "./CommandForm.tsx"
import styles from "./Commands.module.css"
import type { CommandFormInput } from "./command-form-input.ts"

/** Assigns a booking to a driver: a suggested one, with the reasons, or any other. */
export function AssignForm({ entry, names, onDone, onClose }: CommandFormInput<BoardEntry>) {
  const { dispatch: words, operations: board } = useTexts()
  const { operations } = useOperations()
  const { reference, market } = entry.booking
  const driverName = useDriverName(names)
  const [seen] = useState(entry.now)
  const answer = useAnswer(
    useCallback((options) => operations.suggestions({ reference }, options), [operations, reference]),
  )
  const suggestions = (answer.state === "answered" ? answer.value : []).filter(({ driver }) => driver !== seen.driver)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const driver = chosen ?? suggestions[0]?.driver ?? ""
  // A suggestion contains its name; the list of drivers may load later.
  const name = suggestions.find((one) => one.driver === driver)?.name ?? driverName(driver)
  // Free drivers come first in the full list.
  const others = [...names]
    .filter(
      ([id, { markets }]) =>
        id !== seen.driver && worksIn(market, markets) && suggestions.every((one) => one.driver !== id),
    )
    .toSorted(([, one], [, other]) => one.load - other.load)
  // The best suggestion is preselected and focused, so Enter assigns the booking to him.
  const choices = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (answer.state === "answered") choices.current?.querySelector<HTMLElement>(":checked")?.focus()
  }, [answer.state])
  if (answer.state === "waiting") return <Skeleton count={3} />
  return (
    <CommandForm
      reference={reference}
      seen={seen}
      command={driver === "" ? null : { type: "assign", driver }}
      onUnready={() => setChecked(true)}
      submit={seen.driver === null ? words.assign : words.reassign}
      done={words.assigned(name)}
      driverName={driverName}
      onDone={onDone}
      onClose={onClose}
    >
      {suggestions.length > 0 ? (
        <fieldset ref={choices} className={styles.choices}>
          <legend className={styles.legend}>{words.suggested}</legend>
          {suggestions.map((suggestion) => (
            <label key={suggestion.driver} className={styles.choice}>
              <input
                type="radio"
                name="driver"
                value={suggestion.driver}
                checked={driver === suggestion.driver}
                onChange={() => setChosen(suggestion.driver)}
              />
              <span>
                <span className={styles.name}>{suggestion.name}</span>
                <Reasons suggestion={suggestion} />
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="text-muted">{words.noSuggestion}</p>
      )}
      {others.length > 0 && (
        <Select
          label={words.anybody}
          value={others.some(([id]) => id === driver) ? driver : ""}
          onChange={setChosen}
          placeholder={words.chooseDriver}
          options={others.map(([value, { name, vehicle, load }]) => ({
            value,
            label: [name, board.vehicles[vehicle], board.driverLoad(load)].join(" · "),
          }))}
        />
      )}
      {isChecked && driver === "" && <FieldError id="driver-error">{words.chooseDriver}</FieldError>}
    </CommandForm>
  )
}

function Reasons({ suggestion }: { suggestion: SuggestedDriver }) {
  const { dispatch: words, operations: board } = useTexts()
  const { number } = useFormats()
  const { distanceKm, from, load, capacity, conflict, vehicle } = suggestion
  const distance =
    distanceKm === null || from === "unknown" ? words.reasonUnknown : words.reasonDistance[from](number(distanceKm))
  return (
    <span className={styles.reasons}>
      <span>{board.vehicles[vehicle]}</span>
      <span>{distance}</span>
      <span>{words.reasonLoad(load, capacity)}</span>
      {conflict && (
        <span className={styles.conflict}>{words.reasonConflict(conflict.reference, number(conflict.distanceKm))}</span>
      )}
    </span>
  )
}
