import { addressIn, type ChosenPlace } from "@mersal/domain/booking/draft/placed-anew"
import type { MarketId } from "@mersal/domain/market/market"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import { useState } from "react"
import { useLanguage } from "../environment/language.ts"
import { usePlaceSearch } from "../environment/places/place-search.ts"
import { placeAddress, placeOf, placeTitle, searchStatus } from "../environment/places/place-words.ts"
import { useServices } from "../environment/services/services.ts"
import { Combobox } from "../ui/Combobox.tsx"

interface PlaceFieldProps {
  id: string
  label: string
  market: MarketId
  autoComplete?: string
  value: ChosenPlace | null
  /** Null as soon as the text differs from the chosen place. */
  onChange: (place: ChosenPlace | null) => void
  error: string | undefined
}

/** One address: type a name in either script, or paste a map link or coordinates, and choose a result (D20). */
export function PlaceField({ id, label, market, autoComplete, value, onChange, error }: PlaceFieldProps) {
  const { coverage } = useServices()
  const { language, texts } = useLanguage()
  const { firstStep } = texts
  const [typed, setTyped] = useState("")
  const { found, search, forget } = usePlaceSearch(coverage, market)

  const edit = (text: string) => {
    setTyped(text)
    if (value) onChange(null)
    void search(text)
  }
  const choose = (chosen: FoundPlace) => {
    const isOutside = chosen.areaId === null
    forget(isOutside)
    setTyped(placeAddress(chosen, language))
    onChange(isOutside ? null : placeOf(chosen, language))
  }
  return (
    <div
      onKeyDownCapture={(event) => {
        // Enter while the search is running is meant for its result, not for the form.
        if (event.key === "Enter" && found.isSearching) event.preventDefault()
      }}
    >
      <Combobox
        id={id}
        label={label}
        hint={firstStep.addressHint}
        {...(autoComplete !== undefined && { autoComplete })}
        inputValue={value ? addressIn(value, language) : typed}
        onInputChange={edit}
        groups={"places" in found ? [{ label: null, items: found.places }] : []}
        itemKey={(item) => item.id}
        itemToString={(item) => placeAddress(item, language)}
        renderItem={(item) => (
          <>
            <span>{placeTitle(item, language)}</span>
            <small>
              {[item.city[language], item.areaId === null && firstStep.addressOutside].filter(Boolean).join(" · ")}
            </small>
          </>
        )}
        onSelect={choose}
        busy={found.isSearching ?? false}
        clearLabel={firstStep.clearAddress}
        error={error}
        {...searchStatus(found, texts)}
      />
    </div>
  )
}
