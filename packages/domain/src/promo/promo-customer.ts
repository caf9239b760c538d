/**
 * Whose use of a promo it is: digests of what is known of him, in one text. Each of them is counted by itself, and one that
 * has reached the limit is enough to refuse.
 */
export const promoCustomer = (digests: readonly string[]): string => [...new Set(digests)].toSorted().join(" ")

/** The digests of a customer, always in one order: those who count at once wait for each other in no circle. */
export const digestsOf = (customer: string | null): readonly string[] => (customer === null ? [] : customer.split(" "))
