import { buttonClass } from "../../ui/button-class.ts"
import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { TitledList } from "../parts/PlainList.tsx"
import { SiteField } from "../parts/SiteField.tsx"
import { FieldRow, SiteForm } from "../parts/SiteForm.tsx"
import { WayToAnswer } from "../parts/WayToAnswer.tsx"

/** /business/: rates for companies. */
export function BusinessPage() {
  const { texts, pageLink } = usePage()
  const words = texts.businessPage
  const forms = texts.siteForms
  return (
    <Article title={words.title} lead={words.lead} sections={[]}>
      <ArticlePart heading={words.formHeading} headingId="rates-heading">
        <SiteForm
          id="rates"
          kind="rates"
          labelledBy="rates-heading"
          submit={words.submit}
          doneHeading={words.doneHeading}
          done={<p>{words.doneText}</p>}
        >
          <FieldRow>
            <SiteField form="rates" name="name" label={forms.name} autoComplete="name" />
            <SiteField form="rates" name="company" label={forms.company} autoComplete="organization" />
          </FieldRow>
          <WayToAnswer form="rates" />
          <SiteField
            form="rates"
            name="volume"
            label={forms.volume}
            options={Object.values(forms.volumes).map((text) => ({ value: text, text }))}
          />
          <SiteField form="rates" name="message" label={words.message} optionalMark={forms.optional} multiline />
        </SiteForm>
      </ArticlePart>
      <ArticlePart heading={words.getHeading}>
        <TitledList items={Object.values(words.get)} />
        <p>
          <a href={pageLink("/corporate-register/")} className={buttonClass({ variant: "secondary" })}>
            {words.register}
          </a>
        </p>
        <p>
          <a href={pageLink("/corporate-subscriptions/")}>{words.plans}</a>
        </p>
      </ArticlePart>
    </Article>
  )
}
