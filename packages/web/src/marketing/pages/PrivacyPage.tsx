import shell from "../../app/shell/Shell.module.css"
import { usePage } from "../filled-page.ts"
import { DraftArticle } from "../parts/DraftArticle.tsx"

/** The index of the section on the reader's rights, the sixth. */
const ownRights = 5

/** /privacy-policy/: with the number of years for which this operator keeps the personal data of bookings. */
export function PrivacyPage() {
  const { texts, facts } = usePage()
  const { title, lead, sections, years } = texts.privacyPage
  const said = sections.map(({ heading, text }, at) => ({
    heading,
    text: text.map((paragraph) => paragraph.replace("{#}", years(facts.yearsOfPeople))),
    below: at === ownRights && <CountingSwitch />,
  }))
  return <DraftArticle title={title} lead={lead(facts.productName)} sections={said} />
}

/** Consent to analytics, as easy to withdraw as to give. Its script shows and stores this browser's choice. */
function CountingSwitch() {
  const { counting, countingText, countingNeedsScript } = usePage().texts.privacyPage
  return (
    <>
      <label className={shell.tool}>
        <input id="counting" type="checkbox" autoComplete="off" aria-describedby="counting-text" disabled />
        {counting}
      </label>
      <p id="counting-text">{countingText}</p>
      <noscript>
        <p>{countingNeedsScript}</p>
      </noscript>
    </>
  )
}
