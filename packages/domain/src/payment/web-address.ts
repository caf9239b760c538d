/** Whether an address is a page that a browser may be sent to; other kinds of address would be executed, not opened. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]/i.test(address)
