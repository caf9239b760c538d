import { buttonClass } from "../../ui/button-class.ts"
import { usePage } from "../filled-page.ts"
import styles from "./CallToBook.module.css"
import { RouteRule } from "./RouteRule.tsx"

/** The end of a page that leads to a booking: the two things that a visitor may have come for. */
export function CallToBook() {
  const { texts, bookingLink } = usePage()
  return (
    <section className={styles.call}>
      <div>
        <h2>{texts.marketing.closingHeading}</h2>
        <p>{texts.marketing.closingText}</p>
      </div>
      <RouteRule />
      <p className={styles.ways}>
        <a href={bookingLink} className={buttonClass({})} data-screen>
          {texts.marketing.bookNow}
        </a>
        <a href="/tracking" className={buttonClass({ variant: "secondary" })} data-screen>
          {texts.marketing.trackNow}
        </a>
      </p>
    </section>
  )
}
