import shell from "../../app/shell/Shell.module.css"
import { usePage } from "../filled-page.ts"
import { DraftArticle } from "../parts/DraftArticle.tsx"

/** The section that says what one can do, the sixth. */
const ownRights = 5

/** /privacy-policy/: with the years for which this operator keeps the people of bookings. */
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

/** Agreeing to be counted, given and taken back alike. Its script shows what this browser has said, and hears it. */
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
