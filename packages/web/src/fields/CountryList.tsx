import type { Country } from "@mersal/domain/market/countries"
import { countriesIn, findCountries, firstCountries } from "@mersal/domain/market/country-search"
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react"
import { shownLanguage, useLanguage } from "../environment/language.ts"
import { countryAreas } from "../environment/texts/country-areas.ts"
import { addAreas, loadAreas } from "../environment/texts/dictionaries.ts"
import { classNames } from "../ui/class-names.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { Icon } from "../ui/Icon.tsx"
import { TextField } from "../ui/TextField.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import styles from "./CountryList.module.css"
import type { PhoneFieldActs } from "./known-phones.ts"

addAreas(countryAreas)

/** Loads the list with its texts. If they do not load, customers type the code with the number. */
export async function load(): Promise<typeof CountryList> {
  await loadAreas(shownLanguage(), ["countries"])
  return CountryList
}

interface CountryListProps {
  /** A new object for each request to open the list. */
  wish: object
  /** The id of the number's input, which gets focus after a choice. */
  inputId: string
  field: PhoneFieldActs
}

/** A dialog with every country and its calling code, searched by name, country code or calling code. */
export function CountryList({ wish, inputId, field }: CountryListProps) {
  const { texts } = useLanguage()
  // The list may arrive long after the press. It then stays closed if the customer is typing elsewhere.
  const [granted, setGranted] = useState(() => (isFocusWith(`${inputId}-code`) ? null : wish))
  const isOpen = granted !== wish
  const isChosen = useRef(false)
  const close = () => setGranted(wish)
  useEffect(() => {
    // By now the dialog has returned focus to the button.
    if (isOpen || !isChosen.current) return
    isChosen.current = false
    const input = document.getElementById(inputId) as HTMLInputElement | null
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [isOpen, inputId])
  return (
    <Dialog open={isOpen} onClose={close} title={texts.countries.title} closeLabel={texts.shell.close}>
      <CountrySearch
        id={`${inputId}-country`}
        chosen={field.phoneCountry ?? null}
        onChoose={({ dialCode, code }) => {
          isChosen.current = true
          field.choose?.({ callingCode: dialCode, phoneCountry: code })
          close()
        }}
      />
    </Dialog>
  )
}

/** Whether no other element has the focus. Safari does not focus a pressed button but an element around it. */
function isFocusWith(buttonId: string): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.contains(document.getElementById(buttonId))
}

/** How many entries a key moves in the list. */
const strides: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 7, PageUp: -7 }

interface CountrySearchProps {
  id: string
  chosen: string | null
  onChoose: (country: Country) => void
}

/** A text box that controls a list box (ARIA combobox): arrows move in the list, Enter chooses. */
function CountrySearch({ id, chosen, onChoose }: CountrySearchProps) {
  const { language, texts } = useLanguage()
  const { countries: words } = texts
  const all = useMemo(() => countriesIn(language), [language])
  const [query, setQuery] = useState("")
  const found = useMemo(() => findCountries(query, all), [query, all])
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ code }) => code === chosen),
    ),
  )
  const active = found[at]
  const optionId = (code: string | undefined) => `${id}-${code}`
  const show = () => void document.getElementById(optionId(active?.code))?.scrollIntoView({ block: "nearest" })
  useEffect(show)

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const stride = strides[event.key]
    // Enter must not submit the form around the field either.
    if (stride !== undefined || event.key === "Enter") event.preventDefault()
    if (stride !== undefined) setAt(reached(at, stride, found.length))
    if (event.key === "Enter" && active) onChoose(active)
  }
  return (
    <>
      <TextField
        id={id}
        label={words.search}
        className={styles.search}
        prefix={<Icon name="search" />}
        // React would focus it before the dialog is shown; with the attribute the browser focuses it when the dialog
        // opens.
        ref={(input) => input?.setAttribute("autofocus", "")}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(active.code)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={query}
        onChange={(text) => {
          setQuery(text)
          setAt(0)
        }}
        onFocus={show}
        onKeyDown={press}
      />
      {found.length === 0 ? (
        <p className={classNames(styles.list, styles.none)}>{words.none}</p>
      ) : (
        <div id={`${id}-list`} role="listbox" aria-label={words.title} className={styles.list}>
          {found.map((country, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the text box has the focus
            <div
              key={country.code}
              id={optionId(country.code)}
              role="option"
              aria-selected={country.code === chosen}
              className={classNames(
                styles.country,
                index === at && styles.active,
                query === "" && index === firstCountries && styles.parted,
              )}
              // Focus stays in the text box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(country)}
            >
              <span className={styles.name}>{country.name[language]}</span>
              {country.code === chosen && <Icon name="check" size={16} />}
              <bdi dir="ltr" className={styles.code}>
                {country.dialCode}
              </bdi>
            </div>
          ))}
        </div>
      )}
      <span role="status">
        <VisuallyHidden>{query !== "" && (found.length > 0 ? words.found(found.length) : words.none)}</VisuallyHidden>
      </span>
    </>
  )
}

/** Single steps wrap around at the ends, longer ones stop there. */
function reached(at: number, stride: number, count: number): number {
  if (count === 0) return 0
  const next = at + stride
  return Math.abs(stride) === 1 ? (next + count) % count : Math.min(Math.max(next, 0), count - 1)
}
