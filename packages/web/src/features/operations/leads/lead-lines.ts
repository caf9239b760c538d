import type { LeadCase } from "@mersal/domain/leads/lead-case"
import type { PageTexts } from "../../../environment/texts/dictionaries.ts"

interface LeadLine {
  readonly label: string
  readonly text: string
  readonly href?: string
}

export const leadName = ({ said }: LeadCase): string =>
  said.kind === "booking" ? said.draft.customer.name : said.form.name

/** What somebody wrote, line by line, without empty fields. */
export function leadLines(
  { said }: LeadCase,
  words: PageTexts["desk"],
  board: PageTexts["operations"],
): readonly LeadLine[] {
  const { phone, email } = said.kind === "booking" ? said.draft.customer : said.form
  const own: readonly LeadLine[] =
    said.kind === "booking"
      ? [
          {
            label: words.way,
            text: [said.draft.pickup.address, said.draft.dropOff.address].filter(Boolean).join(" → "),
          },
          {
            label: words.service,
            text: `${board.types[said.draft.bookingType]} · ${board.vehicles[said.draft.vehicle]}`,
          },
          {
            label: words.bookedAs,
            text: said.bookedAs ?? "",
            ...(said.bookedAs && { href: `/ops/bookings/${said.bookedAs}` }),
          },
        ]
      : [
          { label: words.company, text: said.form.company },
          { label: words.place, text: said.form.place },
          {
            label: words.service,
            text: said.form.quote ? words.quoted(said.form.quote.to, String(said.form.quote.chargeableKg)) : "",
          },
          { label: words.message, text: said.form.message },
        ]
  return [
    { label: words.phone, text: phone, href: `tel:${phone}` },
    { label: words.email, text: email, href: `mailto:${email}` },
    ...own,
  ].filter(({ text }) => text !== "")
}
