import { usePage } from "../filled-page.ts"
import { DraftArticle } from "../parts/DraftArticle.tsx"

/** /privacy-policy/: with the years for which this operator keeps the people of bookings. */
export function PrivacyPage() {
  const { texts, facts } = usePage()
  const { title, lead, sections, years } = texts.privacyPage
  const said = sections.map(({ heading, text }) => ({
    heading,
    text: text.map((paragraph) => paragraph.replace("{#}", years(facts.yearsOfPeople))),
  }))
  return <DraftArticle title={title} lead={lead(facts.productName)} sections={said} />
}
