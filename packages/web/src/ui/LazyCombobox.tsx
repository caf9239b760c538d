import { type ComponentType, useCallback, useEffect, useId, useLayoutEffect, useState } from "react"
import type { ComboboxProps } from "./Combobox.tsx"
import styles from "./Field.module.css"
import { describedBy, Field } from "./Field.tsx"

type Full = ComponentType<ComboboxProps<never>>

let loaded: Full | null = null

async function load(): Promise<void> {
  loaded ??= (await import("./Combobox.tsx")).Combobox
}

/**
 * The combobox, with its library loaded when the page is idle or at the field's first focus. Until then a plain text
 * field stands in its place, looks the same and keeps what is typed.
 */
export function LazyCombobox<Item>(props: ComboboxProps<Item>) {
  const ownId = useId()
  const { id = ownId, label, hint, optionalMark, error, inputValue, onInputChange, autoComplete = "off" } = props
  const [Combobox, setCombobox] = useState(() => loaded as ComponentType<ComboboxProps<Item>> | null)
  const [hadFocus, setHadFocus] = useState(false)

  const take = useCallback(() => {
    void load().then(
      () => {
        setHadFocus(document.activeElement?.id === id)
        setCombobox(() => loaded as ComponentType<ComboboxProps<Item>> | null)
      },
      // Not loaded: the next focus tries again.
      () => {},
    )
  }, [id])
  useEffect(() => {
    if (Combobox) return
    const idle = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 1_000))
    const handle = idle(take)
    return () => (globalThis.cancelIdleCallback ?? clearTimeout)(handle as number)
  }, [Combobox, take])
  // Typing goes on where the plain field left off.
  useLayoutEffect(() => {
    if (!hadFocus) return
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }, [hadFocus, id])

  if (Combobox) return <Combobox {...props} id={id} startsOpen={hadFocus} />
  return (
    <Field {...{ id, label, hint, optionalMark, error }}>
      <div className={styles.group}>
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          className={styles.control}
          value={inputValue}
          onChange={(event) => onInputChange(event.target.value)}
          onFocus={take}
          autoComplete={autoComplete}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
    </Field>
  )
}
