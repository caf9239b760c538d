import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import { Link } from "@tanstack/react-router"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { FooterContent } from "./FooterContent.tsx"

/** The footer of every screen. Its links to screens of the application do not reload the page. */
export function Footer() {
  const { language, texts } = useLanguage()
  const product = useProduct()
  const clock = usePageClock()
  return (
    <FooterContent
      contacts={product}
      companyLine={product.profile.companyLine}
      words={texts}
      language={language}
      year={wallClock(marketZone(product.profile.market.id), clock.now()).date.slice(0, 4)}
      screenLink={(to, text) => <Link to={to}>{text}</Link>}
    />
  )
}
