import type { SavedAddress } from "@mersal/domain/account/address-book"
import { addressIn, placedAnew } from "@mersal/domain/booking/draft/placed-anew"
import { type StopSide, stopSides } from "@mersal/domain/booking/stop"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import { type ReactNode, useState } from "react"
import { useDraft } from "../../environment/booking/draft.ts"
import { useLanguage } from "../../environment/language.ts"
import { usePlaceSearch } from "../../environment/places/place-search.ts"
import { placeAddress, placeOf, placeTitle, searchStatus } from "../../environment/places/place-words.ts"
import { useSavedPlaces } from "../../environment/places/saved-places.ts"
import { useProduct } from "../../environment/product.ts"
import { useServices } from "../../environment/services/services.ts"
import type { ComboboxGroup } from "../../ui/Combobox.tsx"
import { LazyCombobox } from "../../ui/LazyCombobox.tsx"
import styles from "./AddressField.module.css"
import { addressFieldOf } from "./book-issues.ts"
import { MapButton } from "./MapButton.tsx"
import { recentPlaces, rememberPlace } from "./recent-places.ts"
import { TellMeWhen } from "./TellMeWhen.tsx"

/** A search result, a recent place of this browser, or a saved address of the account. */
type Suggestion = { readonly found: FoundPlace } | { readonly saved: SavedAddress }

interface AddressFieldProps {
  side: StopSide
  error: string | undefined
  onEdit: () => void
  /** Called when the field is left with a text that names no chosen place. */
  onLeave: () => void
  /** On the line of the map's button, or below it if there is no room for both. */
  beside?: ReactNode
}

/**
 * One end of the route: type a name in either script, paste a link or coordinates, or choose a saved or recent place
 * (D20).
 */
export function AddressField({ side, error, onEdit, onLeave, beside }: AddressFieldProps) {
  const { market } = useProduct()
  const { coverage } = useServices()
  const { language, texts } = useLanguage()
  const { booking: words, firstStep } = texts
  const { draft, changeStop } = useDraft(stopSides)
  const stop = draft[side]
  const { place } = stop
  const otherSide = side === "pickup" ? "dropOff" : "pickup"
  const [typed, setTyped] = useState("")
  const { found, search, forget } = usePlaceSearch(coverage, market)

  const edit = (text: string) => {
    onEdit()
    setTyped(text)
    if (place) changeStop(side, placedAnew(stop, null))
    void search(text)
  }

  const take = (chosen: Suggestion) => ("found" in chosen ? choose(chosen.found) : chooseSaved(chosen.saved))
  const chooseSaved = ({ address, position, cityName, building, landmark }: SavedAddress) => {
    onEdit()
    forget()
    setTyped("")
    changeStop(side, { ...placedAnew(stop, { address, position, cityName }), building, landmark })
  }
  const choose = (chosen: FoundPlace) => {
    onEdit()
    const isOutside = chosen.areaId === null
    forget(isOutside)
    if (isOutside) return setTyped(placeAddress(chosen, language))
    setTyped("")
    rememberPlace(market, chosen, localStorage)
    changeStop(side, placedAnew(stop, placeOf(chosen, language)))
  }

  const saved = useSavedPlaces()
  const foundItems = (places: readonly FoundPlace[]) => places.map((item): Suggestion => ({ found: item }))
  const groups: readonly ComboboxGroup<Suggestion>[] =
    "places" in found
      ? [{ label: null, items: foundItems(found.places) }]
      : place || typed !== ""
        ? []
        : [
            { label: firstStep.savedPlaces, items: saved.map((item): Suggestion => ({ saved: item })) },
            { label: firstStep.recentPlaces, items: foundItems(recentPlaces(market, localStorage)) },
          ]

  const label = side === "pickup" ? words.pickupAddress : words.dropOffAddress
  return (
    <div
      className={styles.field}
      onKeyDownCapture={(event) => {
        // Enter while the search is running is meant for its result, not for the form.
        if (event.key === "Enter" && found.isSearching) event.preventDefault()
      }}
    >
      <LazyCombobox
        id={addressFieldOf(side)}
        label={label}
        autoComplete={`section-${side.toLowerCase()} street-address`}
        inputValue={place ? addressIn(place, language) : typed}
        onInputChange={edit}
        groups={groups}
        itemKey={(item) => ("found" in item ? item.found.id : `saved-${item.saved.id}`)}
        itemToString={(item) => ("found" in item ? placeAddress(item.found, language) : item.saved.address)}
        renderItem={(item) =>
          "found" in item ? (
            <>
              <span>{placeTitle(item.found, language)}</span>
              <small>
                {[item.found.city[language], item.found.areaId === null && firstStep.addressOutside]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </>
          ) : (
            <>
              <span>
                <bdi>{item.saved.label || item.saved.address}</bdi>
              </span>
              <small>
                <bdi>{[item.saved.building, item.saved.address].filter(Boolean).join(" · ")}</bdi>
              </small>
            </>
          )
        }
        onSelect={take}
        onBlur={() => typed && onLeave()}
        busy={found.isSearching ?? false}
        clearLabel={firstStep.clearAddress}
        error={error}
        {...searchStatus(found, texts)}
      />
      {found.state === "outside" && <TellMeWhen />}
      <div className={styles.ways}>
        <MapButton label={label} start={place} other={draft[otherSide].place} otherSide={otherSide} onChoose={choose} />
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </div>
  )
}
