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
  /** Above the text, below the lead: what makes this page this page. */
  children?: ReactNode
  /** Ends with the way to a booking: for what is read before one, not for what a company, a sender abroad or a reader of terms came for. */
  callsToBook?: boolean
}

/** A page to be read: a title over a route line, a lead, and sections whose headings stand beside their text. */
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
  /** For a form that is named by it. */
  headingId?: string
  /** For whom it is: the page's script shows one of the two. */
  isFor?: "guest" | "customer"
  children: ReactNode
}

/** One section: its heading at the start of the line, what it says beside it. */
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
