/**
 * Goes on in a task of its own: what has just been evaluated has taken its time, and a press that waits is heard first.
 */
export const nextTask = (): Promise<void> => new Promise((goOn) => setTimeout(goOn))
