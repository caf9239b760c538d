import { markets } from "@mersal/domain/market/market"
import { money } from "@mersal/domain/money/money"
import { destinations } from "@mersal/domain/pricing/international"
import { buttonClass } from "../../ui/button-class.ts"
import { StepLine } from "../../ui/StepLine.tsx"
import { destinationPath } from "../destination-path.ts"
import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { InternationalVatNote } from "../parts/InternationalVatNote.tsx"
import styles from "./InternationalPage.module.css"

/** /international: destinations, lowest prices, and how it works. */
export function InternationalPage() {
  const { texts, facts, country, pageLink, formats, profile } = usePage()
  const words = texts.internationalPage
  const { currency } = markets[profile.market.id]
  return (
    <Article title={words.title} lead={words.lead(country)} sections={words.sections}>
      <ul role="list" className={styles.destinations}>
        {destinations.map((to) => {
          const rate = facts.live?.internationalRates.find((row) => row.to === to)
          return (
            <li key={to} className={styles.destination}>
              <h2>{words.countryTitles[to]}</h2>
              <p>{words.destinationLead[to]}</p>
              {rate && (
                <>
                  <p className={styles.from}>
                    {words.fromPrice(formats.money(money(rate.breaks[0].priceMinor, currency)))}
                  </p>
                  <InternationalVatNote />
                </>
              )}
              <p>
                <a href={pageLink(destinationPath[to])} className={buttonClass({ variant: "secondary" })}>
                  {words.seePrices(words.countries[to])}
                </a>
              </p>
            </li>
          )
        })}
      </ul>
      <section className={styles.how}>
        <h2>{words.howHeading}</h2>
        <StepLine steps={words.how} />
      </section>
      <ArticlePart heading={words.quote}>
        <p>{words.how[0]?.text}</p>
        <p>
          <a href={pageLink("/international/quote")} className={buttonClass({})}>
            {words.quote}
          </a>
        </p>
      </ArticlePart>
    </Article>
  )
}
