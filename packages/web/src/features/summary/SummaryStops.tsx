import { contactOf } from "@mersal/domain/booking/draft/contact-choice"
import type { Draft } from "@mersal/domain/booking/draft/draft"
import { addressIn } from "@mersal/domain/booking/draft/placed-anew"
import { type StopSide, stopSides } from "@mersal/domain/booking/stop"
import { useLanguage, useTexts } from "../../environment/language.ts"
import { StopText } from "../../fields/StopText.tsx"
import { Button } from "../../ui/Button.tsx"
import { RouteLine } from "../../ui/RouteLine.tsx"

type StopsOfDraft = Pick<Draft, StopSide | "guest" | "market">

interface SummaryStopsProps {
  draft: StopsOfDraft
  /** Called with the stop whose edit button was pressed; without it there are no edit buttons. */
  onEdit: ((stop: StopSide) => void) | undefined
}

/** The route's two stops, each with what is known so far. */
export function SummaryStops({ draft, onEdit }: SummaryStopsProps) {
  const { booking, summary } = useTexts()
  const [pickup, dropOff] = stopSides.map((side) => ({
    id: side,
    label: booking[side],
    content: <StopFacts draft={draft} side={side} />,
    action: onEdit && (
      <Button
        variant="ghost"
        size="small"
        icon="pencil"
        aria-label={`${summary.edit}: ${booking[side]}`}
        onClick={() => onEdit(side)}
      >
        {summary.edit}
      </Button>
    ),
  })) as [Stop, Stop]
  return <RouteLine label={booking.route} stops={[pickup, dropOff]} />
}

type Stop = Parameters<typeof RouteLine>[0]["stops"][0]

function StopFacts({ draft, side }: { draft: StopsOfDraft; side: StopSide }) {
  const { language, texts } = useLanguage()
  const { place, building, landmark, contact } = draft[side]
  return (
    <StopText
      address={place ? addressIn(place, language) : texts.summary.noAddress}
      building={building}
      landmark={landmark}
      contact={contactOf(contact, draft.guest)}
      market={draft.market}
    />
  )
}
