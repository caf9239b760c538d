/** Whether an address is a page that a browser may be sent to: one of another kind would be run, not opened. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]/i.test(address)
