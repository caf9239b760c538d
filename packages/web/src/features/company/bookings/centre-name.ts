import type { Company } from "@mersal/domain/corporate/company"

/** The name of a cost centre, or the texts for an unknown one and for none. */
export const centreName = ({ costCentres }: Company, id: string | null, none: string): string =>
  costCentres.find((centre) => centre.id === id)?.name ?? none
