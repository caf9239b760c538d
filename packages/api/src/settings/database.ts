import { join, resolve } from "node:path"
import { projectRoot } from "../project-root.ts"
import { Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

/** The URL may hold a password: never print it. */
export type DatabaseSettings =
  | { readonly kind: "sqlite"; readonly path: string }
  | { readonly kind: "postgres"; readonly url: string }

type Variable = "DATABASE_URL"

/** Where all data is kept. */
export function readDatabase({ read }: Source<Variable>): DatabaseSettings {
  const inProject: DatabaseSettings = { kind: "sqlite", path: join(projectRoot, "data", "mersal.sqlite") }
  return read<DatabaseSettings>("DATABASE_URL", inProject, parseDatabase)
}

function parseDatabase(text: string): DatabaseSettings | Wrong {
  if (/^postgres(ql)?:/.test(text)) {
    const url = URL.canParse(text) ? new URL(text) : null
    const isWhole = url !== null && url.hostname !== "" && /^\/[^/@]+$/.test(url.pathname)
    return isWhole
      ? { kind: "postgres", url: text }
      : new Wrong("must be postgres://USER:PASSWORD@HOST:PORT/DATABASE", true)
  }
  const path = text.startsWith("sqlite:") ? text.slice("sqlite:".length) : ""
  if (path === "") return new Wrong("must be sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE", true)
  return { kind: "sqlite", path: path === ":memory:" ? path : resolve(projectRoot, path) }
}
