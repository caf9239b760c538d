import type { Company } from "@mersal/domain/corporate/company"

/** What a cost centre is called; one that nobody knows any more, and none, by the words for that. */
export const centreName = ({ costCentres }: Company, id: string | null, none: string): string =>
  costCentres.find((centre) => centre.id === id)?.name ?? none
