import { swapStops } from "@mersal/domain/booking/draft/swap-stops"
import { stopSides } from "@mersal/domain/booking/stop"
import { useSelector } from "@xstate/react"
import { memo, type ReactNode, useEffect } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useDraftPrice } from "../../environment/booking/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { usePageLocation } from "../../environment/page-location.ts"
import { Button } from "../../ui/Button.tsx"
import { RouteLine } from "../../ui/RouteLine.tsx"
import { AddressField } from "./AddressField.tsx"
import { addressFieldOf, type BookField } from "./book-issues.ts"
import styles from "./RouteFields.module.css"

interface RouteFieldsProps {
  pickupError: string | undefined
  dropOffError: string | undefined
  onEdit: (...fields: readonly BookField[]) => void
  onLeave: (field: BookField) => void
}

/**
 * The route: two addresses joined by the route line, their distance, and a button to swap them. It is not rendered again
 * when something else of the booking changes.
 */
export const RouteFields = memo(function RouteFields({ pickupError, dropOffError, onEdit, onLeave }: RouteFieldsProps) {
  const { firstStep } = useTexts()
  const { actor } = usePageBooking()
  const { draft, change } = useDraft(stopSides)
  const asked = useSelector(actor, ({ context }) => context.editing)
  const { pickupEdited, deliveryEdited } = usePageLocation().state
  const editing = asked ?? (pickupEdited ? "pickup" : deliveryEdited ? "dropOff" : null)

  // The customer came back to change this address, so its field is focused, not only the page.
  useEffect(() => {
    if (editing) document.getElementById(addressFieldOf(editing))?.focus()
  }, [editing])

  const [pickup, dropOff] = stopSides
  const field = (side: typeof pickup | typeof dropOff, error: string | undefined, beside?: ReactNode) => (
    <AddressField
      side={side}
      error={error}
      onEdit={() => onEdit(addressFieldOf(side))}
      onLeave={() => onLeave(addressFieldOf(side))}
      beside={beside}
    />
  )
  const swap = () => {
    onEdit(addressFieldOf(pickup), addressFieldOf(dropOff))
    change(swapStops(draft))
  }
  return (
    <>
      <p className={styles.hint}>{firstStep.addressHint}</p>
      <RouteLine
        label={firstStep.addressesHeading}
        layout="fields"
        stops={[
          {
            id: pickup,
            content: field(
              pickup,
              pickupError,
              <div className={styles.between}>
                <WayLength />
                <Button
                  variant="ghost"
                  size="small"
                  icon="arrow-up-down"
                  aria-label={firstStep.swapStops}
                  className={styles.swap}
                  onClick={swap}
                >
                  {firstStep.swap}
                </Button>
              </div>,
            ),
          },
          { id: dropOff, content: field(dropOff, dropOffError) },
        ]}
      />
    </>
  )
})

/** Rendered by itself: a price of another vehicle comes with a distance, and changes nothing else of the route. */
function WayLength() {
  const { firstStep } = useTexts()
  const formats = useFormats()
  const quote = useDraftPrice().quotes?.[0]
  return (
    <span className={styles.distance}>
      {quote && firstStep.wayLength(formats.number(quote.distanceKm), quote.byRoad)}
    </span>
  )
}
