/** Milliseconds since 1970: the only place in the client that reads a clock. */
export const systemNow = (): number => Date.now()
