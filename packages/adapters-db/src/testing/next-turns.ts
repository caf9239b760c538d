/** Two rounds of the event loop, in which whoever wrote last has seen that nobody else came. */
export const nextTurns = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
