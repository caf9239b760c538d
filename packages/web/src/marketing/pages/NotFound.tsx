import shell from "../../app/shell/Shell.module.css"
import { buttonClass } from "../../ui/button-class.ts"
import { usePage } from "../filled-page.ts"
import { RouteRule } from "../parts/RouteRule.tsx"

/** The page at an unknown address. */
export function NotFound() {
  const { texts, bookingLink, pageLink } = usePage()
  return (
    <div className="container container-narrow">
      <div className={shell.notice}>
        <RouteRule isUnderWay />
        <h1>{texts.shell.notFoundTitle}</h1>
        <p className="text-large text-muted">{texts.shell.notFoundText}</p>
        <p className="cluster">
          <a href={bookingLink} className={buttonClass({})} data-screen>
            {texts.shell.bookDelivery}
          </a>
          <a href={pageLink("/")} className={buttonClass({ variant: "secondary" })}>
            {texts.marketing.home}
          </a>
        </p>
      </div>
    </div>
  )
}
