/** Waits for the next task, so that a press during a long script is handled first. */
export const nextTask = (): Promise<void> => new Promise((goOn) => setTimeout(goOn))
