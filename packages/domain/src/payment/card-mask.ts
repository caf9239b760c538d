/**
 * How a card's number may be named to us (D29): its last four digits, or a mask that shows no more than these. Empty is a
 * mask, too. A mask that shows a card's first digits is none.
 *
 * @example cardMask.test("**** **** **** 1111") // true
 */
export const cardMask = /^(?:\d{4}|[*xX•][*xX•. -]{0,27}\d{0,4})?$/
