import { destinations } from "@mersal/domain/pricing/international"
import { buttonClass } from "../../ui/button-class.ts"
import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { InternationalVatNote } from "../parts/InternationalVatNote.tsx"
import { SiteField } from "../parts/SiteField.tsx"
import { FactList, FieldRow, SiteForm } from "../parts/SiteForm.tsx"
import { WayToAnswer } from "../parts/WayToAnswer.tsx"

/**
 * /international/quote and /go/international: a price by weight as soon as the parcel is described, and the customer's
 * contact, so that the quote is stored as a lead that a person confirms (D43).
 */
export function QuotePage() {
  const { texts, facts, formats, pageLink } = usePage()
  const words = texts.quotePage
  const forms = texts.siteForms
  const { countries, countryTitles } = texts.internationalPage
  const priceFacts = [
    { name: "price", label: words.price },
    { name: "weight", label: words.chargeableWeight },
  ]
  const done = (
    <>
      <FactList facts={[...priceFacts, { name: "until", label: words.validUntil }]} />
      <InternationalVatNote />
      <p>{words.doneText}</p>
      <p>
        <a href={pageLink("/international/quote")} className={buttonClass({ variant: "secondary" })}>
          {words.another}
        </a>
      </p>
    </>
  )
  return (
    <Article title={words.title} lead={words.lead} sections={texts.internationalPage.sections}>
      <ArticlePart heading={words.parcelHeading} headingId="quote-heading">
        <SiteForm
          id="quote"
          kind="quote"
          labelledBy="quote-heading"
          submit={words.submit}
          doneHeading={words.doneHeading}
          done={done}
        >
          <FieldRow>
            <SiteField
              form="quote"
              name="to"
              label={forms.destination}
              options={destinations.map((to) => ({ value: to, text: countryTitles[to] }))}
            />
            <Measure name="weight" label={forms.weight} />
          </FieldRow>
          <FieldRow isNarrow>
            <Measure name="length" label={forms.length} />
            <Measure name="width" label={forms.width} />
            <Measure name="height" label={forms.height} />
          </FieldRow>
          <div role="status">
            {facts.live?.internationalRates.map(({ to, breaks }) => (
              <div key={to} data-to={to} data-breaks={JSON.stringify(breaks)}>
                <div hidden>
                  <FactList facts={priceFacts} />
                  <InternationalVatNote />
                </div>
                <p hidden>{words.tooHeavy(formats.number(breaks.at(-1)?.upToKg ?? 0), countries[to])}</p>
              </div>
            ))}
          </div>
          <h3>{words.youHeading}</h3>
          <p>{words.youText}</p>
          <SiteField form="quote" name="name" label={forms.name} autoComplete="name" />
          <WayToAnswer form="quote" />
          <SiteField form="quote" name="message" label={words.message} optionalMark={forms.optional} multiline />
        </SiteForm>
      </ArticlePart>
    </Article>
  )
}

const Measure = ({ name, label }: { name: string; label: string }) => (
  <SiteField form="quote" name={name} label={label} inputMode="decimal" isLatin />
)
