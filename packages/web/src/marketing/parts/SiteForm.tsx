import type { ReactNode } from "react"
import { buttonClass } from "../../ui/button-class.ts"
import { Icon } from "../../ui/Icon.tsx"
import { usePage } from "../filled-page.ts"
import type { SiteFormKind } from "../form-rules.ts"
import { ContactList } from "./ContactList.tsx"
import styles from "./SiteForm.module.css"

interface SiteFormProps {
  /** Unique among the forms of the page. */
  id: string
  kind: SiteFormKind
  /** The id of its heading. */
  labelledBy: string
  submit: string
  children: ReactNode
  doneHeading: string
  /** What happens next. */
  done: ReactNode
  /** Whether the typed text is stored only until it was answered. */
  isForAnswer?: boolean
}

/**
 * A form that form-script.ts sends. Its button is disabled until late-form-script.ts has loaded, because a browser
 * cannot send it anywhere.
 */
export function SiteForm(props: SiteFormProps) {
  const { id, kind, labelledBy, submit, children, doneHeading, done, isForAnswer = true } = props
  const { texts, profile, pageLink } = usePage()
  const words = texts.siteForms
  const problems = { ...words.problems, "tax-number-invalid": words.taxNumberInvalid[profile.market.id] }
  return (
    <>
      <form
        id={id}
        className={styles.form}
        noValidate
        method="post"
        aria-labelledby={labelledBy}
        data-site-form={kind}
        data-market={profile.market.id}
        data-zone={profile.market.zone}
        data-sending={words.sending}
        data-failed={words.failed}
        data-signed-out={words.signedOut}
        data-error-title={texts.shell.errorTitle("")}
        data-problems={JSON.stringify(problems)}
      >
        <div className={styles.summary} role="alert" tabIndex={-1} data-summary hidden>
          <Icon name="alert-circle" />
          <div>
            <p>
              <strong>{words.problemHeading}</strong>
            </p>
            <ul role="list" />
          </div>
        </div>
        {children}
        <FormFailure />
        <noscript>
          <p>{words.withoutScripts}</p>
          <ContactList lead={words.withoutScriptsContact} />
        </noscript>
        <p>
          <button type="submit" className={buttonClass({})} disabled>
            {submit}
          </button>
        </p>
        {isForAnswer && (
          <p className="text-muted">
            {words.privacy} <a href={pageLink("/privacy-policy/")}>{words.privacyLink}</a>
          </p>
        )}
      </form>
      <FormDone of={id} heading={doneHeading}>
        {done}
      </FormDone>
    </>
  )
}

/** The failure of the call itself; the form stays as it was typed. */
export function FormFailure() {
  return (
    <div className={styles.alert} role="alert" data-failure hidden>
      <p data-text />
    </div>
  )
}

/** Replaces the form once it was sent. */
export function FormDone({ of, heading, children }: { of: string; heading: string; children: ReactNode }) {
  return (
    <div id={`${of}-done`} className={styles.done} role="status" tabIndex={-1} hidden>
      <p>
        <strong>{heading}</strong>
      </p>
      {children}
    </div>
  )
}

interface FactListProps {
  /** With the names by which the script fills them in. */
  facts: readonly { readonly name: string; readonly label: string }[]
}

/** Values that only the answer contains. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <bdi data-fill={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Fields beside each other where there is room; narrow ones for a few digits each. */
export function FieldRow({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return <div className={isNarrow ? styles.narrow : styles.row}>{children}</div>
}
