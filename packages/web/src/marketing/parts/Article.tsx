import type { ReactNode } from "react"
import styles from "./Article.module.css"
import { CallToBook } from "./CallToBook.tsx"
import { RouteRule } from "./RouteRule.tsx"

export interface ArticleSection {
  readonly heading: string
  readonly text: readonly string[]
}

interface ArticleProps {
  title: string
  lead: string
  sections: readonly ArticleSection[]
  /** Between the lead and the sections: the page's own content. */
  children?: ReactNode
  /**
   * Ends with a link to booking. Use it for pages that people read before a booking, not for companies, senders abroad
   * or terms.
   */
  callsToBook?: boolean
}

/** A page to read: a title over a route line, a lead, and sections whose headings are beside their text. */
export function Article({ title, lead, sections, children, callsToBook = false }: ArticleProps) {
  return (
    <article className="container">
      <header className={styles.header}>
        <h1 className="text-display">{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <RouteRule isUnderWay />
      </header>
      {children}
      {sections.map(({ heading, text }) => (
        <ArticlePart key={heading} heading={heading}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </ArticlePart>
      ))}
      {callsToBook && <CallToBook />}
    </article>
  )
}

interface ArticlePartProps {
  heading: string
  id?: string
  /** For a form that this heading names. */
  headingId?: string
  /** The page's script shows the part for a guest or the one for a customer. */
  isFor?: "guest" | "customer"
  children: ReactNode
}

/** One section: its heading at the start of the line, its text beside it. */
export function ArticlePart({ heading, id, headingId, isFor, children }: ArticlePartProps) {
  return (
    <section className={styles.part} id={id} data-for={isFor} hidden={isFor === "customer"}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      <div className={styles.text}>{children}</div>
    </section>
  )
}
