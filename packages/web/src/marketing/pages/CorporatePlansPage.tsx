import type { Plan } from "@mersal/domain/corporate/plan"
import { buttonClass } from "../../ui/button-class.ts"
import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { PlainList } from "../parts/PlainList.tsx"
import form from "../parts/SiteForm.module.css"
import { FactList, FormDone, FormFailure } from "../parts/SiteForm.tsx"
import styles from "./CorporatePlansPage.module.css"

/** /corporate-subscriptions/: the market's plans, as a company's account can buy them. */
export function CorporatePlansPage() {
  const { texts, facts, pageLink } = usePage()
  const words = texts.corporatePlansPage
  const plans = facts.live?.plans ?? []
  return (
    <Article title={words.title} lead={words.lead} sections={[]}>
      <ArticlePart heading={words.plansHeading}>
        {plans.length > 0 ? (
          <ul role="list" className={styles.plans}>
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </ul>
        ) : (
          <p>{words.noPlans}</p>
        )}
        <p>
          <a href={pageLink("/corporate-register/")}>{words.register}</a>
        </p>
        <p>
          <a href={pageLink("/business/")}>{texts.businessPage.submit}</a>
        </p>
      </ArticlePart>
      <ArticlePart heading={words.rulesHeading}>
        <PlainList items={Object.values(words.rules)} />
      </ArticlePart>
    </Article>
  )
}

/** A guest is led to the registration by the form itself; an owner asks and confirms through form-script.ts. */
function PlanCard({ plan: { id, name, price, credit, validDays } }: { plan: Plan }) {
  const { texts, formats, language, pageLink } = usePage()
  const words = texts.corporatePlansPage
  const formId = `plan-${id}`
  return (
    <li className={styles.plan}>
      <h3 id={`${formId}-name`}>{name[language]}</h3>
      <dl className={form.facts}>
        <Fact label={words.price} text={formats.money(price)} />
        <Fact label={words.credit} text={formats.money(credit)} />
        <Fact label={words.valid} text={words.days(validDays)} />
      </dl>
      <form
        id={formId}
        className={form.form}
        method="get"
        action={pageLink("/corporate-register/")}
        aria-labelledby={`${formId}-name`}
        data-site-form="plan"
        data-plan={id}
        data-choose={words.choose(name[language])}
        data-confirm={words.confirm(name[language])}
        data-sending={texts.siteForms.sending}
        data-failed={texts.siteForms.failed}
        data-signed-out={texts.siteForms.signedOut}
        data-no-company={words.refusals["no-company"]}
        data-not-owner={words.refusals["not-owner"]}
        data-not-approved={words.refusals["not-approved"]}
      >
        <p role="status" tabIndex={-1} data-ask hidden>
          {words.confirmText}
        </p>
        <FormFailure />
        <p>
          <button type="submit" className={buttonClass({ variant: "secondary" })}>
            {words.choose(name[language])}
          </button>
        </p>
      </form>
      <FormDone of={formId} heading={words.doneHeading}>
        <p>{words.doneText}</p>
        <FactList facts={[{ name: "credit", label: words.creditNow }]} />
      </FormDone>
    </li>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>
        <bdi>{text}</bdi>
      </dd>
    </div>
  )
}
