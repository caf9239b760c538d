import type { ReferenceEntry, ReferenceValues } from "@mersal/domain/reference/reference-entry"
import { referenceId } from "@mersal/domain/reference/reference-entry"
import { useCallback, useEffect, useRef, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { failureOf } from "../../environment/answers/failure-of.ts"
import { useTexts } from "../../environment/language.ts"
import { useAdmin } from "../../environment/services/admin-services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Spinner } from "../../ui/Spinner.tsx"
import styles from "./Admin.module.css"
import { EntryForm } from "./EntryForm.tsx"
import { EntryList } from "./EntryList.tsx"
import { Failure } from "./Failure.tsx"
import type { FormState } from "./form/form-state.ts"
import type { FormKind } from "./kinds/kind-form.ts"
import { formOf } from "./kinds/kind-forms.ts"
import { previewOf } from "./kinds/kind-previews.tsx"
import { useMarket } from "./market-choice.ts"
import { type EditRefusal, refusalWords } from "./refusal-words.ts"
import { forgetUnsentEntry, keepUnsentEntry, unsentEntry } from "./unsent-entry.ts"

type Shown<Kind extends FormKind> =
  | { readonly as: "list" }
  | {
      readonly as: "form"
      readonly entry: ReferenceEntry<Kind> | null
      readonly start: FormState
      /** It was typed earlier and not saved. */
      readonly isUnsent?: boolean
    }

/**
 * The entries of a kind in a market, and the form for one of them. An entry that was just ended can be restored with
 * one press.
 */
export function KindScreen<Kind extends FormKind>({ kind }: { kind: Kind }) {
  const { admin: words } = useTexts()
  const { market } = useMarket()
  const { admin } = useAdmin()
  const { typed, fresh } = formOf(kind)
  const answer = useAnswer(useCallback((options) => admin.list({ kind, market }, options), [admin, kind, market]))
  const [shown, setShown] = useState<Shown<Kind>>(() => {
    const unsent = unsentEntry(kind, market, sessionStorage)
    return unsent ? { as: "form", entry: unsent.entry, start: unsent.form, isUnsent: true } : { as: "list" }
  })
  const [news, setNews] = useState<{ text: string; undo: ReferenceEntry<Kind> | null } | null>(null)
  const [ending, setEnding] = useState<ReferenceEntry<Kind> | null>(null)
  const end = useAction<ReferenceEntry<Kind>, ReferenceEntry<Kind>, EditRefusal>(({ value, version }, options) =>
    admin.end({ kind, market, id: referenceId(kind, value), version }, options),
  )
  const again = useAction<ReferenceEntry<Kind>, ReferenceEntry<Kind>, EditRefusal>(({ value, version }, options) =>
    admin.edit({ kind, market, id: referenceId(kind, value), version, value }, options),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const isForm = shown.as === "form"
  // A price list that is begun before the others have loaded would lack their figures.
  const mustWait =
    answer.state === "waiting" ||
    (answer.state === "answered" && (answer.isNewerComing === true || answer.missed !== undefined))
  const notSeen = failureOf(answer)
  // Opening or leaving a form starts at the top.
  const wasForm = useRef(isForm)
  useEffect(() => {
    if (wasForm.current !== isForm) heading.current?.focus()
    wasForm.current = isForm
  }, [isForm])

  const showList = () => {
    forgetUnsentEntry(kind, market, sessionStorage)
    setShown({ as: "list" })
  }
  const done = (text: string, undo: ReferenceEntry<Kind> | null = null) => {
    showList()
    setNews({ text, undo })
    answer.retry()
  }
  const nameOf = ({ value }: ReferenceEntry<Kind>): string => referenceId(kind, value)
  const endIt = async (entry: ReferenceEntry<Kind>) => {
    const ended = await end.run(entry)
    setEnding(null)
    if (ended) done(words.endedNow(nameOf(entry)), ended.value)
  }
  const bringBack = async (entry: ReferenceEntry<Kind>, value: ReferenceValues[Kind] = entry.value) => {
    const back = await again.run({ ...entry, value })
    if (back) done(words.saved(nameOf(entry)))
    // What cannot be restored unchanged is opened, with the reason.
    else setShown({ as: "form", entry, start: typed(value) })
  }
  const save = (entry: ReferenceEntry<Kind> | null) => (value: ReferenceValues[Kind], version: number | null) =>
    entry === null || version === null
      ? admin.create({ kind, value })
      : admin.edit({ kind, market, id: nameOf(entry), version, value })
  const failure = end.failure
  const title = !isForm ? words.kinds[kind] : shown.entry ? words.edit(nameOf(shown.entry)) : words.newEntry
  return (
    <div className="stack">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!isForm && (
          <Button
            icon="plus"
            busy={mustWait}
            onClick={() => setShown({ as: "form", entry: null, start: startOf(kind, fresh(market), answer) })}
          >
            {words.add}
          </Button>
        )}
      </div>
      {!isForm && <p className="text-muted">{words.leads[kind as FormKind]}</p>}
      {news && !isForm && (
        <Alert
          tone="success"
          announce="politely"
          onDismiss={() => setNews(null)}
          dismissLabel={words.close}
          actions={
            news.undo && (
              <Button
                variant="secondary"
                size="small"
                icon="retry"
                onClick={() => news.undo && void bringBack(news.undo)}
              >
                {words.undo}
              </Button>
            )
          }
        >
          {news.text}
        </Alert>
      )}
      {failure && (
        <Alert tone="danger" announce="now">
          {refusalWords(failure, words)}
        </Alert>
      )}
      {shown.as === "form" ? (
        <>
          {shown.isUnsent && <Alert tone="info">{words.unsent}</Alert>}
          <EntryForm
            kind={kind}
            entry={shown.entry}
            start={shown.start}
            save={save(shown.entry)}
            onTyped={(form) => keepUnsentEntry(kind, market, { entry: shown.entry, form }, sessionStorage)}
            onSaved={(entry) => done(words.saved(nameOf(entry)))}
            onCancel={showList}
            preview={previewOf(kind)}
          />
        </>
      ) : (
        <>
          {answer.state === "waiting" && <Spinner label={words.loading} />}
          {notSeen && <Failure failure={notSeen} onRetry={answer.retry} />}
          {answer.state === "answered" && (
            <EntryList
              kind={kind}
              entries={answer.value}
              buttons={(entry, state) => {
                const name = nameOf(entry)
                const edit = () => {
                  setNews(null)
                  setShown({ as: "form", entry, start: typed(entry.value) })
                }
                if (state === "ended")
                  return (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={`${words.bringBack}: ${name}`}
                      onClick={() => void bringBack(entry)}
                    >
                      {words.bringBack}
                    </Button>
                  )
                return (
                  <>
                    {state === "provisional" && (
                      <Button
                        size="small"
                        icon="check"
                        aria-label={`${words.confirm}: ${name}`}
                        onClick={() => void bringBack(entry, confirmed(entry.value))}
                      >
                        {words.confirm}
                      </Button>
                    )}
                    <Button variant="secondary" size="small" icon="pencil" aria-label={words.edit(name)} onClick={edit}>
                      {words.edit("").trim()}
                    </Button>
                    <Button
                      variant="ghost"
                      size="small"
                      aria-label={`${words.end}: ${name}`}
                      onClick={() => setEnding(entry)}
                    >
                      {words.end}
                    </Button>
                  </>
                )
              }}
            />
          )}
        </>
      )}
      <Dialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={ending ? words.endQuestion(nameOf(ending)) : ""}
        closeLabel={words.close}
        footer={
          <>
            <Button variant="danger" busy={end.isBusy} onClick={() => ending && void endIt(ending)}>
              {words.end}
            </Button>
            <Button variant="secondary" onClick={() => setEnding(null)}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>{words.endText}</p>
      </Dialog>
    </div>
  )
}

/** A provisional closure, confirmed. */
function confirmed<Value extends object>(value: Value): Value {
  const { provisional: _, ...rest } = value as Value & { readonly provisional?: boolean }
  return rest as Value
}

/** A new price list begins with the figures of the last one, so that nobody types forty of them again. */
function startOf<Kind extends FormKind>(
  kind: Kind,
  fresh: FormState,
  answer: { readonly state: string; readonly value?: readonly ReferenceEntry<Kind>[] },
): FormState {
  const last = answer.value?.findLast(({ endedAt }) => endedAt === null)
  if (kind !== "tariffs" || !last) return fresh
  const start = formOf(kind).typed(last.value)
  return { ...start, texts: { ...start.texts, id: "", validFrom: "" } }
}
