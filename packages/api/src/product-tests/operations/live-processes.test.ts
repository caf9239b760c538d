import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { expect, it, onTestFinished } from "vitest"
import { plainBooking } from "../../testing/wire-bookings.ts"

// live-stream.test.ts has two servers in one process; here they share only the database.

const postgres = testDatabases.find(({ kind }) => kind === "postgres") ?? expect.unreachable()

/** Starts the process of `npm start` on a shared database, and answers its address once it prints it. */
async function startProcess(databaseUrl: string): Promise<string> {
  const main = fileURLToPath(new URL("../../main.ts", import.meta.url))
  const child = spawn(process.execPath, ["--conditions=@mersal/source", main], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
      PORT: "0",
      DATABASE_URL: databaseUrl,
      MERSAL_CLOCK: "2026-11-21T12:00:00Z*0",
      PAYMENTS_AE: "none",
      PAYMENTS_QA: "none",
      LOG_LEVEL: "silent",
    },
  })
  onTestFinished(() => killed(child))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at ([^\s"]+)/.exec(line)?.[1]
    if (url !== undefined) return url
  }
  throw new Error("The server ended before it was ready")
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "exit")
  child.kill("SIGKILL")
  await ended
}

interface Piece {
  readonly bkref: string
  readonly state: string
}

/** The pieces of a stream, one state after the other. */
async function* pieces(response: Response): AsyncGenerator<Piece> {
  let text = ""
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    const whole = text.split("\n\n")
    text = whole.pop() ?? ""
    for (const piece of whole.filter((each) => each.startsWith("data: ")))
      yield JSON.parse(piece.slice("data: ".length))
  }
}

it("a booking that one process of PostgreSQL moves is heard on the stream of another", async () => {
  const database = await postgres.open()
  if (database.kind !== "postgres") return expect.unreachable()
  const [one, other] = await Promise.all([startProcess(database.url), startProcess(database.url)])
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${one}/v1.0/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
    expect([path, response.status]).toEqual([path, 200])
    const { data } = (await response.json()) as {
      readonly data: { readonly bkref: string; readonly accessToken: string }
    }
    return data
  }
  const { bkref, accessToken } = await post("order/createOrder", plainBooking)
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const heard = pieces(await fetch(`${other}/v1.0/order/tracking/stream?bookingId=${bkref}`, { signal: gone.signal }))
  expect((await heard.next()).value).toMatchObject({ bkref, state: "confirmed" })
  await post(`bookings/${bkref}/cancel`, {}, { "mersal-access": accessToken })
  expect((await heard.next()).value).toMatchObject({ bkref, state: "cancelled" })
})
