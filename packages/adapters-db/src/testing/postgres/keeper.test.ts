import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { afterEach, describe, expect, it } from "vitest"

const keepers: ChildProcess[] = []
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.kill("SIGKILL")
})

/** Starts another keeper as a run does, and answers with the URL of its first database. */
async function keeperWithDatabase() {
  const keeper = fork(new URL("keeper.ts", import.meta.url), {
    execArgv: ["--conditions=@mersal/source", "--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, TEST_PG_URL: undefined },
  })
  keepers.push(keeper)
  const [address] = (await once(keeper, "message")) as [string]
  const response = await fetch(`${address}/migrated`, { method: "POST" })
  return { keeper, url: await response.text() }
}

const answers = ({ hostname, port }: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once("connect", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })

describe("the PostgreSQL of a test run", () => {
  it.each([
    ["the run is gone", (keeper: ChildProcess) => keeper.disconnect()],
    ["it is told to end", (keeper: ChildProcess) => keeper.kill("SIGTERM")],
  ])("ends when %s, and only then", async (_, end) => {
    const { keeper, url } = await keeperWithDatabase()
    keeper.kill("SIGINT")
    expect(await answers(new URL(url))).toBe(true)
    const ended = once(keeper, "exit")
    end(keeper)
    expect(await ended).toEqual([0, null])
    expect(await answers(new URL(url))).toBe(false)
  })
})
