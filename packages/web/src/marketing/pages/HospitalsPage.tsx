import { buttonClass } from "../../ui/button-class.ts"
import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { PlainList } from "../parts/PlainList.tsx"

export function HospitalsPage() {
  const { texts, facts, pageLink } = usePage()
  const words = texts.hospitalsPage
  return (
    <Article title={words.title(facts.productName)} lead={words.lead} sections={words.sections} callsToBook>
      <ArticlePart heading={words.carriesHeading}>
        <PlainList items={words.carries} />
        <p>
          <a href={pageLink("/corporate-register/")} className={buttonClass({})}>
            {words.ask}
          </a>
        </p>
      </ArticlePart>
      <ArticlePart heading={words.refusesHeading}>
        <PlainList items={words.refuses} isRefused />
        <p className="text-muted">{words.refusesNote}</p>
      </ArticlePart>
    </Article>
  )
}
