import { usePage } from "../filled-page.ts"
import { DraftArticle } from "../parts/DraftArticle.tsx"

export function TermsPage() {
  const { texts, facts } = usePage()
  const words = texts.termsPage
  return <DraftArticle title={words.title} lead={words.lead(facts.productName)} sections={words.sections} />
}
