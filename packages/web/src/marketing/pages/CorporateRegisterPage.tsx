import { loginScreen } from "@mersal/domain/account/sign-in/sign-in-flow"
import { buttonClass } from "../../ui/button-class.ts"
import { StepLine } from "../../ui/StepLine.tsx"
import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { SiteField } from "../parts/SiteField.tsx"
import { FieldRow, SiteForm } from "../parts/SiteForm.tsx"
import { WayToAnswer } from "../parts/WayToAnswer.tsx"
import styles from "./InternationalPage.module.css"

/**
 * /corporate-register/: a signed-in customer registers a company and owns it; a guest logs in first, or asks for a
 * call.
 */
export function CorporateRegisterPage() {
  const { texts } = usePage()
  const words = texts.corporateRegisterPage
  return (
    <Article title={words.title} lead={words.lead} sections={[]}>
      <Registration />
      <ArticlePart heading={words.guestHeading} isFor="guest">
        <p>{words.guestText}</p>
        <p>
          <a href={`${loginScreen}?login&for=company`} className={buttonClass({})} data-screen>
            {words.logIn}
          </a>
        </p>
      </ArticlePart>
      <CallBack />
      <section className={styles.how}>
        <h2>{words.howHeading}</h2>
        <StepLine steps={words.how} />
      </section>
    </Article>
  )
}

function Registration() {
  const { texts, profile, pageLink } = usePage()
  const words = texts.corporateRegisterPage
  const forms = texts.siteForms
  return (
    <ArticlePart heading={words.formHeading} headingId="company-heading" isFor="customer">
      <SiteForm
        id="company"
        kind="company"
        labelledBy="company-heading"
        submit={words.submit}
        doneHeading={words.doneHeading}
        isForAnswer={false}
        done={
          <>
            <p>{words.doneText}</p>
            <p>
              <a href={pageLink("/corporate-subscriptions/")}>{words.plans}</a>
            </p>
          </>
        }
      >
        <SiteField form="company" name="name" label={words.companyName} autoComplete="organization" />
        <SiteField
          form="company"
          name="trn"
          label={forms.taxNumber}
          hint={forms.taxNumberHint[profile.market.id]}
          inputMode="numeric"
          isLatin
        />
        <SiteField form="company" name="contact" label={forms.contactName} autoComplete="name" />
        <FieldRow>
          <SiteField form="company" name="email" label={forms.email} type="email" autoComplete="email" isLatin />
          <SiteField form="company" name="phn" label={forms.phone} type="tel" autoComplete="tel" isLatin />
        </FieldRow>
      </SiteForm>
    </ArticlePart>
  )
}

function CallBack() {
  const { texts } = usePage()
  const words = texts.corporateRegisterPage
  const forms = texts.siteForms
  return (
    <ArticlePart heading={words.askHeading} headingId="ask-heading" isFor="guest">
      <p>{words.askText}</p>
      <SiteForm
        id="ask"
        kind="corporate"
        labelledBy="ask-heading"
        submit={words.askSubmit}
        doneHeading={words.askDoneHeading}
        done={<p>{words.askDoneText}</p>}
      >
        <FieldRow>
          <SiteField form="ask" name="name" label={forms.name} autoComplete="name" />
          <SiteField form="ask" name="company" label={forms.company} autoComplete="organization" />
        </FieldRow>
        <WayToAnswer form="ask" />
      </SiteForm>
    </ArticlePart>
  )
}
