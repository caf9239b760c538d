import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { ContactList } from "../parts/ContactList.tsx"
import { SiteField } from "../parts/SiteField.tsx"
import { SiteForm } from "../parts/SiteForm.tsx"
import { WayToAnswer } from "../parts/WayToAnswer.tsx"

export function ContactPage() {
  const { texts, facts } = usePage()
  const words = texts.contactPage
  const forms = texts.siteForms
  const hasDirect = facts.supportPhone || facts.whatsapp || facts.contactEmail
  return (
    <Article title={words.title} lead={words.lead} sections={[]}>
      <ArticlePart heading={words.formHeading} headingId="contact-heading">
        <SiteForm
          id="contact"
          kind="contact"
          labelledBy="contact-heading"
          submit={forms.send}
          doneHeading={words.doneHeading}
          done={<p>{words.doneText}</p>}
        >
          <SiteField form="contact" name="name" label={forms.name} autoComplete="name" />
          <WayToAnswer form="contact" />
          <SiteField form="contact" name="message" label={forms.message} multiline />
        </SiteForm>
      </ArticlePart>
      {hasDirect && (
        <ArticlePart heading={words.directHeading}>
          <ContactList />
        </ArticlePart>
      )}
      <ArticlePart heading={words.trackHeading}>
        <p>{words.trackText}</p>
        <p>
          <a href="/tracking" data-screen>
            {texts.marketing.trackNow}
          </a>
        </p>
      </ArticlePart>
    </Article>
  )
}
