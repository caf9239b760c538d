import { usePage } from "../filled-page.ts"

/** Beside prices abroad (D17), to which nothing is added; nothing where the market knows no VAT. */
export function InternationalVatNote() {
  const { texts, facts } = usePage()
  const hasVat = facts.live?.offers.some(({ price }) => price.vatPercent > 0)
  return hasVat && <p className="text-muted">{texts.internationalPage.vatNote}</p>
}
