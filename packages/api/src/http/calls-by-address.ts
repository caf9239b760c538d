import type { RequestHandler } from "express"

/** A node for one part of an address: the calls that end here, and the parts that may follow. */
interface Branch {
  readonly calls: Map<string, Call>
  readonly fixed: Map<string, Branch>
  named: Branch | null
}

interface Call {
  readonly path: string
  /** The names of the path's parameters, from left to right. */
  readonly names: readonly string[]
  readonly handler: RequestHandler
}

/**
 * Finds the call of an address by its parts; a router would try the patterns of two hundred calls one after the other.
 * It knows only addresses written exactly as in the table. Another case or method, a trailing slash and an encoded
 * value are left to the router, which has every call too.
 */
export class CallsByAddress {
  readonly #root = emptyBranch()

  /** @param path as Express writes it, with the parameters after a colon */
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

  /** Calls the handler of the call, as Express does for a matched route; passes the request on if it finds none. */
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

/** The call below a node for the parts from `index` on. A literal part takes precedence over a parameter. */
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
