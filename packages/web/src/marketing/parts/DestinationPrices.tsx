import { defaultVolumeDivisor } from "@mersal/domain/booking/parcel/parcel"
import { markets } from "@mersal/domain/market/market"
import { money } from "@mersal/domain/money/money"
import type { Destination } from "@mersal/domain/pricing/international"
import { buttonClass } from "../../ui/button-class.ts"
import { StepLine } from "../../ui/StepLine.tsx"
import { usePage } from "../filled-page.ts"
import styles from "../pages/InternationalPage.module.css"
import { Article, ArticlePart } from "./Article.tsx"
import { DataTable } from "./DataTable.tsx"
import { InternationalVatNote } from "./InternationalVatNote.tsx"

/** One country: the current list's price for each weight, and what a parcel there needs. */
export function DestinationPrices({ to }: { to: Destination }) {
  const { texts, facts, formats, profile, pageLink } = usePage()
  const words = texts.internationalPage
  const { currency } = markets[profile.market.id]
  const rate = facts.live?.internationalRates.find((row) => row.to === to)
  return (
    <Article title={words.pageOf(words.countries[to])} lead={words.destinationLead[to]} sections={words.sections}>
      <ArticlePart heading={words.tableHeading}>
        {rate ? (
          <>
            <DataTable
              caption={words.seePrices(words.countries[to])}
              head={[words.weight, words.price]}
              rows={rate.breaks.map(({ upToKg, priceMinor }) => [
                words.kilograms(formats.number(upToKg)),
                <bdi key="price">{formats.money(money(priceMinor, currency))}</bdi>,
              ])}
            />
            <p className="text-muted">{words.weightNote(formats.number(defaultVolumeDivisor))}</p>
            <InternationalVatNote />
          </>
        ) : (
          <p>{words.noPrices}</p>
        )}
        <p>
          <a href={`${pageLink("/international/quote")}?to=${to}`} className={buttonClass({})}>
            {words.quote}
          </a>
        </p>
      </ArticlePart>
      <section className={styles.how}>
        <h2>{words.howHeading}</h2>
        <StepLine steps={words.how} />
      </section>
    </Article>
  )
}
