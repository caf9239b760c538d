/**
 * The forms in which we accept a card number (D29): its last four digits, or a mask with no more than these and, as
 * gateways write it, the first six, which identify only the bank. Empty is also allowed.
 *
 * @example cardMask.test("411111******1111") // true
 */
export const cardMask = /^(?:\d{4}|(?:\d{6}[*xX•]{3}|[*xX•])[*xX•. -]{0,27}\d{0,4})?$/
