import type { Reference } from "@mersal/domain/booking/order/reference"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { isOnLeg } from "@mersal/domain/delivery/driver-position"
import type { DriverAct } from "@mersal/domain/machines/delivery/command-queue"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import { useEffect, useRef, useState } from "react"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { Card } from "../../ui/Card.tsx"
import { Spinner } from "../../ui/Spinner.tsx"
import { CashSheet } from "./CashSheet.tsx"
import styles from "./Driver.module.css"
import { FailSheet } from "./FailSheet.tsx"
import { LineState } from "./LineState.tsx"
import { NextStop } from "./NextStop.tsx"
import { ProofSheet } from "./ProofSheet.tsx"
import { Refusals } from "./Refusals.tsx"
import { DoneStops, LaterStops } from "./RunList.tsx"
import { SharePosition } from "./SharePosition.tsx"
import { cashBefore, cashDue, cashOf, type StopAct } from "./stop-acts.ts"
import { orderedRun } from "./stop-order.ts"
import { useDriverDesk } from "./use-driver-desk.ts"
import { useSharedPosition } from "./use-position.ts"
import { useRunNews } from "./use-run-news.ts"

/** A dialog that a step opens, about the stop as it was at that time. */
interface Question {
  readonly kind: "fail" | "cash" | "proof"
  readonly stop: RunStop
  /** The command that was given for it and is being sent. */
  readonly asked: string | null
  /** It is being stored, so earlier refusals no longer count. */
  readonly isGiving?: true
}

/** A driver's day: the next stop, large; the later ones; the finished ones; and whether his commands have arrived. */
export function DriverDay({ date }: { date: LocalDate }) {
  const { driver: words } = useTexts()
  const { money } = useFormats()
  const { toast } = useAnnouncements()
  const { desk, view } = useDriverDesk(date)
  const [chosen, setChosen] = useState<Reference | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const { next, others, done } = orderedRun(view.run ?? [], chosen)
  // The position is not sent for a leg whose start the server does not know yet.
  const isOnTheWay =
    (view.run ?? []).some(({ now }) => isOnLeg(now.state)) && !view.queue.some(({ act }) => act.type === "start")
  const shared = useSharedPosition(isOnTheWay)
  useRunNews(view.run)

  const asked = view.queue.find(({ id }) => id === question?.asked) ?? null
  const isAnswered = question?.asked != null && asked === null
  const isKept = asked !== null && view.line !== "answers"
  // The server checks a PIN, so its dialog stays until it has answered or there is no connection.
  useEffect(() => {
    if (!isAnswered && !isKept) return
    setQuestion(null)
    toast(words.proofConfirm)
  }, [isAnswered, isKept, toast, words])

  // A dialog closes with its answer: focus goes to the next stop or, if there is none, to the finished ones.
  const day = useRef<HTMLDivElement>(null)
  const hadQuestion = useRef(false)
  useEffect(() => {
    if (hadQuestion.current && question === null) {
      const place = (selector: string) => day.current?.querySelector<HTMLElement>(selector)
      const goal = place("h2[tabindex]") ?? place("summary")
      goal?.focus()
    }
    hadQuestion.current = question !== null
  }, [question])

  const give = async (stop: RunStop, act: DriverAct) => (await desk?.give(stop, act, shared.here())) ?? null
  const say = (stop: RunStop, act: DriverAct) => {
    setQuestion(null)
    void give(stop, act)
    if (act.type === "start") setChosen(stop.booking.reference)
  }
  const onAct = (stop: RunStop, act: StopAct) => {
    switch (act) {
      case "startPickup":
      case "startDelivery":
        return say(stop, { type: "start" })
      case "arrive":
      case "collect":
        return say(stop, { type: act })
      case "takeCash":
      case "hadCash":
        return setQuestion({ kind: "cash", stop, asked: null })
      case "fail":
        return setQuestion({ kind: "fail", stop, asked: null })
      case "handOver":
      case "handBack":
        return setQuestion({ kind: "proof", stop, asked: null })
    }
  }

  const cash = cashOf(view.run ?? [])
  const due = question && (cashDue(question.stop) ?? cashBefore(question.stop))
  return (
    <div ref={day} className="stack gap-24">
      <LineState view={view} onTryNow={() => desk?.wake()} />
      <Refusals desk={desk} view={view} asked={question?.asked ?? null} />
      {view.run === null && view.line !== "silent" && <Spinner size="large" label={words.loading} />}
      {view.run === null && view.line === "silent" && <p>{words.notYetRead}</p>}
      {view.run?.length === 0 && (
        <Card title={words.none}>
          <p className="text-muted">{words.noneText}</p>
        </Card>
      )}
      {view.run !== null && view.run.length > 0 && next === null && others.length === 0 && (
        <Alert tone="success" title={words.allDone} />
      )}
      {next && <NextStop key={next.booking.reference} stop={next} day={date} onAct={onAct} />}
      {view.run !== null && view.run.length > 0 && <SharePosition shared={shared} isOnTheWay={isOnTheWay} />}
      {others.length > 0 && <LaterStops stops={others} day={date} onChoose={setChosen} />}
      {done.length > 0 && <DoneStops stops={done} day={date} onHadCash={(stop) => onAct(stop, "hadCash")} />}
      {cash && (
        <p className={styles.cash}>
          <span>
            {words.cashOfDay}
            <small>{words.cashOfDayText(cash.bookings)}</small>
          </span>
          <strong data-figures>
            <bdi>{money(cash.amount)}</bdi>
          </strong>
        </p>
      )}

      {question?.kind === "fail" && (
        <FailSheet
          stop={question.stop}
          onFail={(reason) => say(question.stop, { type: "fail", reason })}
          onClose={() => setQuestion(null)}
        />
      )}
      {question?.kind === "cash" && due && (
        <CashSheet
          due={due}
          isCancelled={cashBefore(question.stop) !== null}
          onTaken={() => say(question.stop, { type: "takeCash", minor: due.minor })}
          onClose={() => setQuestion(null)}
        />
      )}
      {question?.kind === "proof" && desk && (
        <ProofSheet
          stop={question.stop}
          isSilent={view.line !== "answers"}
          isBusy={question.isGiving === true || (asked !== null && asked.refusal === null)}
          refusal={asked?.refusal ? words.refusals[asked.refusal.reason] : null}
          keepPicture={desk.keepPicture}
          onProof={async (proof) => {
            setQuestion({ ...question, asked: null, isGiving: true })
            const id = await give(question.stop, { type: "deliver", proof })
            setQuestion({ kind: question.kind, stop: question.stop, asked: id })
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  )
}
