import type { RequestHandler } from "express"

/** What stands behind one part of an address: calls that end with it, and what may come after it. */
interface Branch {
  readonly calls: Map<string, Call>
  readonly fixed: Map<string, Branch>
  named: Branch | null
}

interface Call {
  readonly path: string
  /** What the named parts of its path are called, from left to right. */
  readonly names: readonly string[]
  readonly handler: RequestHandler
}

/**
 * Finds the call that an address means by its parts, where a router tries the pattern of one call after the other: there
 * are two hundred. It knows addresses only as the table writes them. Another case or verb, a slash at the end and a value
 * that is encoded are for the router, which has every call too.
 */
export class CallsByAddress {
  readonly #root = emptyBranch()

  /** @param path as Express writes it, with the named parts after a colon */
  add(method: string, path: string, handler: RequestHandler): void {
    const names: string[] = []
    let branch = this.#root
    for (const part of path.split("/")) {
      if (part.startsWith(":")) {
        names.push(part.slice(1))
        branch.named ??= emptyBranch()
        branch = branch.named
      } else {
        const known = branch.fixed.get(part) ?? emptyBranch()
        branch.fixed.set(part, known)
        branch = known
      }
    }
    branch.calls.set(method, { path, names, handler })
  }

  /** Calls the handler of the call that is meant, as a route does that Express has found; goes on where it knows none. */
  readonly handle: RequestHandler = (request, response, next) => {
    const values: string[] = []
    const call = callAt(this.#root, request.path.split("/"), 0, request.method, values)
    if (call === null) return next()
    request.route = { path: call.path }
    request.params = Object.fromEntries(call.names.map((name, index) => [name, values[index] ?? ""]))
    return call.handler(request, response, next)
  }
}

const emptyBranch = (): Branch => ({ calls: new Map(), fixed: new Map(), named: null })

/** The call below a branch that the parts from `index` on mean. A part that is written out goes before one that is named. */
function callAt(
  branch: Branch,
  parts: readonly string[],
  index: number,
  method: string,
  values: string[],
): Call | null {
  const part = parts[index]
  if (part === undefined) return branch.calls.get(method) ?? null
  const fixed = branch.fixed.get(part)
  const found = fixed ? callAt(fixed, parts, index + 1, method, values) : null
  if (found !== null || branch.named === null || part === "" || part.includes("%")) return found
  values.push(part)
  const named = callAt(branch.named, parts, index + 1, method, values)
  if (named === null) values.pop()
  return named
}
