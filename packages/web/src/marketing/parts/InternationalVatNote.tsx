import { usePage } from "../filled-page.ts"

/** Beside international prices (D17), to which no VAT is added; empty in a market without VAT. */
export function InternationalVatNote() {
  const { texts, facts } = usePage()
  const hasVat = facts.live?.offers.some(({ price }) => price.vatPercent > 0)
  return hasVat && <p className="text-muted">{texts.internationalPage.vatNote}</p>
}
