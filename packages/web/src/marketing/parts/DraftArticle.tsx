import type { ReactNode } from "react"
import { Alert } from "../../ui/Alert.tsx"
import { usePage } from "../filled-page.ts"
import { Article, ArticlePart, type ArticleSection } from "./Article.tsx"
import styles from "./DraftArticle.module.css"

interface DraftArticleProps {
  title: string
  lead: string
  sections: readonly (ArticleSection & { readonly below?: ReactNode })[]
}

/** Contract terms: numbered, with a link to each, and marked as a draft until somebody has checked them (D44). */
export function DraftArticle({ title, lead, sections }: DraftArticleProps) {
  const { texts } = usePage()
  return (
    <Article title={title} lead={lead} sections={[]}>
      <div className={styles.draft}>
        <Alert tone="warning" title={texts.marketing.draft}>
          {texts.marketing.draftText}
        </Alert>
      </div>
      <nav aria-label={texts.marketing.sections} className={styles.contents}>
        <ol role="list">
          {sections.map(({ heading }, at) => (
            <li key={heading}>
              <a href={`#part-${at + 1}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ heading, text, below }, at) => (
        <ArticlePart key={heading} heading={heading} id={`part-${at + 1}`}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {below}
        </ArticlePart>
      ))}
    </Article>
  )
}
