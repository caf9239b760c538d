import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { emptyRunShare, footprintGrams } from "@mersal/domain/site/footprint"
import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { DataTable } from "../parts/DataTable.tsx"
import { TitledList } from "../parts/PlainList.tsx"
import styles from "./FootprintPage.module.css"

const exampleKm = 10
const sharing = 4

/** /co2-emissions/: every figure is computed from the formula and the factors shown beside it (D44). */
export function FootprintPage() {
  const { texts, facts, formats } = usePage()
  const words = texts.footprintPage
  const factors = facts.footprintFactors
  const grams = (vehicle: (typeof vehicles)[number], parcelsOnBoard: number) =>
    footprintGrams(factors, { vehicle, distanceKm: exampleKm, parcelsOnBoard })
  const most = Math.max(...vehicles.map((vehicle) => grams(vehicle, 1)))
  return (
    <Article title={words.title} lead={words.lead} sections={words.sections} callsToBook>
      <ArticlePart heading={words.formulaHeading}>
        <p className={styles.formula}>{words.formula}</p>
        <TitledList items={words.terms} />
        <p>{words.emptyRuns(emptyRunShare * 100)}</p>
        <DataTable
          caption={words.factorsHeading}
          head={[words.vehicle, words.gramsPerKm]}
          rows={vehicles.map((vehicle) => [texts.booking.vehicles[vehicle], formats.number(factors[vehicle])])}
        />
      </ArticlePart>
      <ArticlePart heading={words.examplesHeading(exampleKm)}>
        {[1, sharing].map((parcels) => (
          <figure key={parcels} className={styles.figure}>
            <figcaption>{parcels === 1 ? words.alone : words.shared(parcels)}</figcaption>
            <dl className={styles.bars}>
              {vehicles.map((vehicle) => (
                <div key={vehicle} className={styles.bar}>
                  <dt>{texts.booking.vehicles[vehicle]}</dt>
                  <dd>{words.grams(formats.number(grams(vehicle, parcels)))}</dd>
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect width={Math.max(0.5, (grams(vehicle, parcels) / most) * 100)} height="4" />
                  </svg>
                </div>
              ))}
            </dl>
          </figure>
        ))}
      </ArticlePart>
    </Article>
  )
}
