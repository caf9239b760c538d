import { useCombobox } from "downshift"
import { type KeyboardEvent, type ReactNode, useId } from "react"
import styles from "./Combobox.module.css"
import { classNames } from "./class-names.ts"
import fieldStyles from "./Field.module.css"
import { describedBy, Field, type FieldTexts } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { Spinner } from "./Spinner.tsx"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

export interface ComboboxGroup<Item> {
  /** Heading of the group; null for items without one. */
  label: string | null
  items: readonly Item[]
}

export interface ComboboxProps<Item> extends FieldTexts {
  id?: string
  name?: string
  autoComplete?: string
  placeholder?: string
  inputValue: string
  /** Called whenever the text is typed or cleared. A choice calls `onSelect` only, which must also set the text. */
  onInputChange: (value: string) => void
  /** The suggestions, in the order shown. The caller does the searching. */
  groups: readonly ComboboxGroup<Item>[]
  itemKey: (item: Item) => string
  /** The text that the input takes when the item is chosen. */
  itemToString: (item: Item) => string
  /** How the item looks in the list; its text alone by default. */
  renderItem?: (item: Item) => ReactNode
  onSelect: (item: Item) => void
  /** Shown at the foot of the list and read out by screen readers: "5 places", "Searching …". */
  status?: string
  busy?: boolean
  /** Shows a button in the box that empties it. Its accessible name is this text and the field's name. */
  clearLabel?: string
  /** Called when the field was left, after the press that left it, if any. */
  onBlur?: () => void
  /** Open at once, because the customer was already typing in the plain field before this component loaded. */
  startsOpen?: boolean
}

/** A press ends first, because an error that appears meanwhile moves what is pressed away from under the finger. */
function afterPress(act: () => void): void {
  if (document.querySelector(":active")) addEventListener("click", act, { once: true })
  else act()
}

/**
 * A text box with suggestions (ARIA combobox with a list box). The typed text stays: choosing is offered, never forced.
 * Arrows move, Enter chooses, Escape closes, leaving the field chooses nothing. It has a file of its own so that a
 * screen can load it lazily.
 */
export function Combobox<Item>({
  id: givenId,
  label,
  hint,
  optionalMark,
  error,
  inputValue,
  onInputChange,
  groups,
  itemKey,
  itemToString,
  renderItem = itemToString,
  onSelect,
  status,
  busy = false,
  clearLabel,
  onBlur,
  startsOpen = false,
  ...input
}: ComboboxProps<Item>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const items = groups.flatMap((group) => group.items)

  const combobox = useCombobox<Item>({
    id,
    inputId: id,
    items,
    inputValue,
    selectedItem: null,
    initialIsOpen: startsOpen,
    itemToString: (item) => (item === null ? inputValue : itemToString(item)),
    itemToKey: (item) => (item === null ? null : itemKey(item)),
    defaultHighlightedIndex: 0,
    // Downshift chooses the highlighted item on blur; leaving a field must not choose for the customer.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, inputValue: state.inputValue, selectedItem: null }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null && selectedItem !== undefined) onSelect(selectedItem)
    },
    getA11yStatusMessage: () => "",
  })

  const shown = combobox.isOpen && (items.length > 0 || status !== undefined)
  const chooseOnEnter = (event: KeyboardEvent) => {
    // Enter in an open list chooses an item and must not also submit the form.
    if (event.key === "Enter" && shown && combobox.highlightedIndex >= 0) event.preventDefault()
  }
  let at = 0

  return (
    <Field {...{ id, label, hint, optionalMark, error }}>
      <div className={styles.combobox}>
        <div className={fieldStyles.group}>
          <input
            {...combobox.getInputProps({
              ...input,
              id,
              className: fieldStyles.control,
              "aria-invalid": error ? true : undefined,
              "aria-describedby": describedBy(id, { hint, error }),
              "aria-labelledby": undefined,
              "aria-expanded": shown,
              // Downshift names the first item also where there is none.
              ...(items.length === 0 && { "aria-activedescendant": undefined }),
              onKeyDown: chooseOnEnter,
              // Taken directly from the event: downshift's own state comes a frame late and would move the caret.
              onChange: (event) => onInputChange((event.target as HTMLInputElement).value),
              ...(onBlur ? { onBlur: () => afterPress(onBlur) } : {}),
            })}
            autoComplete={input.autoComplete ?? "off"}
            spellCheck={false}
          />
          {busy && (
            <span className={fieldStyles.affix}>
              <Spinner />
            </span>
          )}
          {clearLabel && inputValue !== "" && (
            <button
              type="button"
              className={styles.clear}
              aria-label={`${clearLabel}: ${label}`}
              onClick={() => {
                combobox.reset()
                onInputChange("")
                document.getElementById(id)?.focus()
              }}
            >
              <Icon name="cross" size={16} />
            </button>
          )}
        </div>
        <div className={styles.popup} hidden={!shown}>
          <div
            {...combobox.getMenuProps({ "aria-label": label, "aria-labelledby": undefined })}
            className={styles.list}
          >
            {shown &&
              groups.map((group, groupAt) => {
                const headingId = `${id}-group-${groupAt}`
                const options = group.items.map((item) => {
                  const index = at++
                  return (
                    <div
                      {...combobox.getItemProps({ item, index })}
                      key={itemKey(item)}
                      className={classNames(styles.item, index === combobox.highlightedIndex && styles.highlighted)}
                    >
                      {renderItem(item)}
                    </div>
                  )
                })
                if (group.label === null || options.length === 0) return options
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a list box is grouped by role, a fieldset cannot hold options
                  <div key={group.label} role="group" aria-labelledby={headingId}>
                    <div id={headingId} className={styles.heading}>
                      {group.label}
                    </div>
                    {options}
                  </div>
                )
              })}
          </div>
          {status && (
            // A new element for each length of the list: one that moved with the list would count as a layout shift.
            <p key={items.length} className={styles.status} aria-hidden="true">
              {status}
            </p>
          )}
        </div>
        <span role="status">
          <VisuallyHidden>{combobox.isOpen && (status ?? error)}</VisuallyHidden>
        </span>
      </div>
    </Field>
  )
}
