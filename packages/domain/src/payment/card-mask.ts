/**
 * How a card's number may be named to us (D29): its last four digits, or a mask that shows no more than these and, as
 * gateways write it, the first six, which name the bank alone. Empty is a mask, too.
 *
 * @example cardMask.test("411111******1111") // true
 */
export const cardMask = /^(?:\d{4}|(?:\d{6}[*xX•]{3}|[*xX•])[*xX•. -]{0,27}\d{0,4})?$/
