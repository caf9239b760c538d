import { silentProxy } from "./silent-proxy.ts"
import { testDatabases } from "./test-databases.ts"

/** A new PostgreSQL database, and a line to it that can fall silent or break. Whoever opens the line closes it. */
export async function postgresOnALine(opened: "open" | "openEmpty" = "open") {
  const direct = await testDatabases.find(({ kind }) => kind === "postgres")?.[opened]()
  if (direct?.kind !== "postgres") throw new Error("PostgreSQL is not among the databases of tests")
  const url = new URL(direct.url)
  const line = await silentProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(line.port)
  return { direct, behind: { ...direct, url: url.href }, line }
}
