import type { ReferenceEntry } from "@mersal/domain/reference/reference-entry"
import { useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAdmin } from "../../../environment/services/admin-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { EntryList } from "../EntryList.tsx"
import { useMarket } from "../market-choice.ts"
import type { Draft } from "./lab-question.ts"

interface RulesListProps {
  entries: readonly ReferenceEntry<"rules">[]
  onTake: (draft: Draft) => void
  onEnded: (id: string) => void
}

/** Every rule row of the market: the current one, upcoming ones and withdrawn ones. */
export function RulesList({ entries, onTake, onEnded }: RulesListProps) {
  const { ruleLab: words, admin: shared } = useTexts()
  const { market } = useMarket()
  const { admin } = useAdmin()
  const [ending, setEnding] = useState<ReferenceEntry<"rules"> | null>(null)
  const end = useAction<ReferenceEntry<"rules">, unknown, { readonly _tag: "ReferenceChanged" }>(
    ({ value, version }) => admin.end({ kind: "rules", market, id: value.id, version }) as never,
  )
  const endIt = async () => {
    const ended = ending && (await end.run(ending))
    setEnding(null)
    if (ended && ending) onEnded(ending.value.id)
  }
  const { failure } = end
  return (
    <Card title={words.listTitle}>
      <div className="stack">
        <p className="text-muted">{words.listLead}</p>
        {failure && (
          <Alert tone="danger" announce="now">
            {failure._tag === "ReferenceChanged" ? shared.changedTitle : failureWords(failure, shared)}
          </Alert>
        )}
        <EntryList
          kind="rules"
          entries={entries}
          buttons={(entry, state) => (
            <>
              <Button
                variant="secondary"
                size="small"
                aria-label={`${words.useAsDraft}: ${entry.value.id}`}
                onClick={() => onTake({ readings: entry.value.readings, patch: entry.value.patch })}
              >
                {words.useAsDraft}
              </Button>
              {state !== "ended" && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`${words.undo}: ${entry.value.id}`}
                  onClick={() => setEnding(entry)}
                >
                  {words.undo}
                </Button>
              )}
            </>
          )}
        />
        <Dialog
          open={ending !== null}
          onClose={() => setEnding(null)}
          title={ending ? words.undoQuestion(ending.value.id) : ""}
          closeLabel={words.closeLabel}
          footer={
            <>
              <Button variant="danger" busy={end.isBusy} onClick={() => void endIt()}>
                {words.undo}
              </Button>
              <Button variant="secondary" onClick={() => setEnding(null)}>
                {shared.cancel}
              </Button>
            </>
          }
        >
          <p>{words.undoText}</p>
        </Dialog>
      </div>
    </Card>
  )
}
