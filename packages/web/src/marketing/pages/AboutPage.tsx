import { usePage } from "../filled-page.ts"
import { Article } from "../parts/Article.tsx"

export function AboutPage() {
  const { texts, facts, country } = usePage()
  const words = texts.aboutPage
  return (
    <Article title={words.title} lead={words.lead(facts.productName, country)} sections={words.sections} callsToBook />
  )
}
