import { usePage } from "../filled-page.ts"
import { DraftArticle } from "../parts/DraftArticle.tsx"

/** /privacy-policy/ */
export function PrivacyPage() {
  const { texts, facts } = usePage()
  const words = texts.privacyPage
  return <DraftArticle title={words.title} lead={words.lead(facts.productName)} sections={words.sections} />
}
