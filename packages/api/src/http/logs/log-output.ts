import { type DestinationStream, destination } from "pino"

/**
 * The standard output for the log. Lines of one turn of the event loop are written together: a call to the system for
 * each line costs more than making it. A process that ends by itself, also by an error, has written all of them.
 */
export function logOutput(): DestinationStream {
  const output = destination({ fd: 1, sync: true })
  let waiting = ""
  const flush = (): void => {
    const lines = waiting
    waiting = ""
    if (lines !== "") output.write(lines)
  }
  process.once("exit", flush)
  return {
    write(line) {
      if (waiting === "") setImmediate(flush)
      waiting += line
    },
  }
}
