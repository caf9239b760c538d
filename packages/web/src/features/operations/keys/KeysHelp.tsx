import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { Checkbox } from "../../../ui/Checkbox.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import styles from "./KeysHelp.module.css"
import { type KeyCommand, keyOf, type PageKeys } from "./keys.ts"

interface KeysHelpProps {
  commands: readonly KeyCommand[]
  keys: PageKeys
  open: boolean
  onOpen: (open: boolean) => void
}

/** The keys of a page, and a switch to turn them off. */
export function KeysHelp({ commands, keys, open, onOpen }: KeysHelpProps) {
  const { operations: words, shell } = useTexts()
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => onOpen(true)}>
        {words.keys}
      </Button>
      <Dialog open={open} onClose={() => onOpen(false)} title={words.keysTitle} closeLabel={shell.close}>
        <div className="stack">
          <p className="text-muted">{words.keysLead}</p>
          <dl className={styles.keys}>
            {commands.map((command) => (
              <div key={command} className={styles.line}>
                <dt>
                  <kbd className={styles.key}>{keyOf[command]}</kbd>
                </dt>
                <dd>{words.keyNames[command]}</dd>
              </div>
            ))}
          </dl>
          <Checkbox label={words.keysOn} checked={keys.areOn} onChange={keys.turn} />
        </div>
      </Dialog>
    </>
  )
}
