import { type DestinationStream, destination } from "pino"

/**
 * The standard output for the log. Lines of one turn of the event loop are written together, because a system call for
 * each line takes longer than making the line. A process that ends by itself, even by an error, has written all lines.
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
