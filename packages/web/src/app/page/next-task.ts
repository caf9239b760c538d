/**
 * Waits for the next task, so that a press that came during a long evaluation is handled first.
 */
export const nextTask = (): Promise<void> => new Promise((goOn) => setTimeout(goOn))
