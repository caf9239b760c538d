import { presetParcels } from "@mersal/domain/booking/parcel/parcel"
import type { Offer } from "@mersal/domain/site/offer"
import type { SamplePlace } from "@mersal/domain/site/sample-place"
import { buttonClass } from "../../ui/button-class.ts"
import { classNames } from "../../ui/class-names.ts"
import fieldStyles from "../../ui/Field.module.css"
import { Icon } from "../../ui/Icon.tsx"
import { RouteLine } from "../../ui/RouteLine.tsx"
import { usePage } from "../filled-page.ts"
import { Countdown } from "./Countdown.tsx"
import { EarliestPickup } from "./EarliestPickup.tsx"
import styles from "./PriceCard.module.css"
import { draftOfWay } from "./way-draft.ts"

/**
 * The price of a route before signing up: a plain form that requests this same page with another route. With its script
 * neither a press nor a new page is needed.
 */
export function PriceCard() {
  const page = usePage()
  const { texts, facts, pageLink, bookingLink, formats } = page
  const words = texts.landing
  const { live } = facts
  if (live === null) return <p className={styles.card}>{words.noPrices}</p>
  const wayLength =
    live.distanceKm === null ? null : texts.firstStep.wayLength(formats.number(live.distanceKm), live.byRoad)
  const { from, to } = live.way
  return (
    <section className={styles.card} aria-labelledby="price-heading" id="price">
      <h2 id="price-heading" className={styles.heading}>
        {words.priceHeading}
      </h2>
      <form action={pageLink("/")} method="get" data-price-form>
        <RouteLine
          label={texts.firstStep.addressesHeading}
          layout="lying"
          stops={[
            { id: "from", content: <PlaceChoice name="from" label={words.from} chosen={from} places={live.places} /> },
            { id: "to", content: <PlaceChoice name="to" label={words.to} chosen={to} places={live.places} /> },
          ]}
        />
        <p data-needs-press>
          <button type="submit" className={buttonClass({ variant: "secondary", fullWidth: true })}>
            {words.showPrices}
          </button>
        </p>
      </form>
      <div id="offers" aria-live="polite" className={styles.offers}>
        {live.offers.length === 0 ? (
          <p>{texts.booking.unserved}</p>
        ) : (
          <>
            <ul role="list">
              {live.offers.map((offer) => (
                <OfferLine key={offer.bookingType} offer={offer} />
              ))}
            </ul>
            <p className={styles.note}>
              {wayLength !== null && `${words.priceNote(presetParcels.small.weightGrams / 1_000, wayLength)}. `}
              <VatNote percent={live.offers[0]?.price.vatPercent ?? 0} />
            </p>
            <p className="stack">
              <a
                href={bookingLink}
                className={buttonClass({ variant: "secondary", fullWidth: true })}
                data-screen
                data-draft={draftOfWay(live, page)}
              >
                {words.bookWay}
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  )
}

function VatNote({ percent }: { percent: number }) {
  const { landing } = usePage().texts
  return percent > 0 ? `${landing.vatIncluded(percent)}. ${landing.allIncluded}.` : `${landing.allIncluded}.`
}

interface PlaceChoiceProps {
  name: "from" | "to"
  label: string
  chosen: SamplePlace
  places: readonly SamplePlace[]
}

function PlaceChoice({ name, label, chosen, places }: PlaceChoiceProps) {
  const { language } = usePage()
  return (
    <div className={styles.choice}>
      <label htmlFor={name}>{label}</label>
      <div className={fieldStyles.selectBox}>
        <select
          id={name}
          name={name}
          defaultValue={chosen.id}
          className={classNames(fieldStyles.control, fieldStyles.select)}
        >
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name[language]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={fieldStyles.selectIcon} />
      </div>
    </div>
  )
}

function OfferLine({ offer: { bookingType, price, closing } }: { offer: Offer }) {
  const { texts, formats } = usePage()
  const { booking, firstStep } = texts
  return (
    <li className={styles.offer}>
      <p className={styles.type}>{booking.types[bookingType]}</p>
      <p className={styles.until}>
        {closing?.daysAhead === 0 ? (
          <Countdown until={closing.orderBy} sentence={firstStep.orderWithin} />
        ) : (
          <EarliestPickup closing={closing} />
        )}
      </p>
      <p className={styles.amount}>
        <bdi>{formats.money(price.toPay)}</bdi>
      </p>
    </li>
  )
}
