import type { StopSide } from "@mersal/domain/booking/stop"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import { useState } from "react"
import { useDraft } from "../../environment/draft.ts"
import { useLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { useServices } from "../../environment/services.ts"
import { Combobox, type ComboboxGroup } from "../../ui/Combobox.tsx"
import { addressFieldOf } from "./book-issues.ts"
import { type PlaceSearch, usePlaceSearch } from "./place-search.ts"
import { placeAddress, placeOf, placeTitle } from "./place-words.ts"
import { recentPlaces, rememberPlace } from "./recent-places.ts"

interface AddressFieldProps {
  side: StopSide
  error: string | undefined
  onEdit: () => void
}

/** One end of the way: type a name in either script, paste a link or coordinates, or take a recent place (D20). */
export function AddressField({ side, error, onEdit }: AddressFieldProps) {
  const { market } = useProduct()
  const { coverage } = useServices()
  const { language, texts } = useLanguage()
  const words = texts.booking
  const { draft, changeStop } = useDraft()
  const { place } = draft[side]
  const [typed, setTyped] = useState("")
  const [isOutside, setOutside] = useState(false)
  const { found, search, forget } = usePlaceSearch(coverage, market)

  const edit = (text: string) => {
    onEdit()
    setTyped(text)
    setOutside(false)
    if (place) changeStop(side, { place: null })
    void search(text)
  }

  const choose = (chosen: FoundPlace) => {
    onEdit()
    forget()
    if (chosen.areaId === null) {
      setTyped(placeAddress(chosen, language, words))
      setOutside(true)
      return
    }
    setTyped("")
    rememberPlace(market, chosen, localStorage)
    changeStop(side, { place: placeOf(chosen, language, words) })
  }

  const groups: readonly ComboboxGroup<FoundPlace>[] =
    "places" in found
      ? [{ label: null, items: found.places }]
      : place || typed !== ""
        ? []
        : [{ label: words.recentPlaces, items: recentPlaces(market, localStorage) }]

  return (
    <div
      onKeyDownCapture={(event) => {
        // Enter before the answer means the place that is about to be found, not the whole form.
        if (event.key === "Enter" && found.state === "searching") event.preventDefault()
      }}
    >
      <Combobox
        id={addressFieldOf(side)}
        label={side === "pickup" ? words.pickupAddress : words.dropOffAddress}
        autoComplete={`section-${side.toLowerCase()} street-address`}
        inputValue={place ? place.address : typed}
        onInputChange={edit}
        groups={groups}
        itemKey={(item) => item.id}
        itemToString={(item) => placeAddress(item, language, words)}
        renderItem={(item) => (
          <>
            <span>{placeTitle(item, language, words)}</span>
            <small>
              {[item.city[language], item.areaId === null && words.addressOutside].filter(Boolean).join(" · ")}
            </small>
          </>
        )}
        onSelect={choose}
        busy={found.state === "searching"}
        clearLabel={words.clearAddress}
        {...statusOf(found, words)}
        error={isOutside ? words.addressOutsideNote : error}
      />
    </div>
  )
}

function statusOf(found: PlaceSearch, words: Parameters<typeof placeTitle>[2]): { status?: string } {
  switch (found.state) {
    case "idle":
      return {}
    case "searching":
      return { status: words.addressSearching }
    case "failed":
      return { status: words.addressFailed }
    case "found":
      return { status: found.places.length > 0 ? words.addressFound(found.places.length) : words.addressNone }
  }
}
