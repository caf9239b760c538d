/**
 * The customer whose uses of a promo are counted: the digests of his known details, as one text. Each digest is counted
 * separately; one that has reached the limit is enough to refuse.
 */
export const promoCustomer = (digests: readonly string[]): string => [...new Set(digests)].toSorted().join(" ")

/** The digests of a customer, always in the same order, so that concurrent counts cannot deadlock. */
export const digestsOf = (customer: string | null): readonly string[] => (customer === null ? [] : customer.split(" "))
