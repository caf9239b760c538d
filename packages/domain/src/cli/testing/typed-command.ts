import { run } from "../run.ts"

export interface Machine {
  /** Texts or bytes by path. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  /** Standard input. */
  readonly input?: string | Iterable<Uint8Array>
  readonly clock?: string
}

/** What the command prints on a machine with these files, and its exit code. */
export async function typed(argv: readonly string[], { files = {}, input = "", clock = "" }: Machine = {}) {
  const printed: string[] = []
  const complaints: string[] = []
  const code = await run(argv, {
    now: () => Date.parse(clock),
    version: () => "1.2.3",
    readFile: (path) => bytesOf(() => files[path] ?? missing(path)),
    readInput: () => bytesOf(() => input),
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
  })
  return { code, printed: printed.join("\n"), complaints: complaints.join("\n") }
}

/** A command as typed, split at spaces. */
export const words = (command: string): readonly string[] => command.split(" ").filter((word) => word !== "")

/** As from a disk: a missing file fails during the reading. */
async function* bytesOf(find: () => string | Uint8Array | Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const content = find()
  if (typeof content === "string") yield new TextEncoder().encode(content)
  else if (content instanceof Uint8Array) yield content
  else yield* content
}

function missing(path: string): never {
  throw new Error(`ENOENT: no such file or directory, open '${path}'`)
}
