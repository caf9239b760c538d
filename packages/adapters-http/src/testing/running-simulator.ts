import { apsGateway } from "../gateways/aps/gateway.ts"
import { pipeGateway } from "../gateways/bankpipe/gateway.ts"
import { paymentLine } from "../gateways/payment-line/payment-line.ts"
import type { Fault } from "../gateways/simulated-bank/faults.ts"
import type { RunningSimulator, SimulatorSettings } from "../gateways/simulated-bank/simulator.ts"
import { startSimulator } from "../gateways/simulated-bank/simulator.ts"

export const apsAccount = {
  accessCode: "SILgpo7pWbmzuURp2qri",
  merchantId: "MxvOupuG",
  requestPhrase: "a$b&$1$&c",
  responsePhrase: "RESP$1",
  shaType: "sha256",
} as const
export const pipeAccount = { terminalId: "mersal", password: "URWAY@123", key: "7a4f0c" } as const
export const shopsOrigin = "http://localhost:3000"

/** Noon of the tests' day in the Emirates. */
const noon = Date.parse("2026-11-21T08:00:00Z")

/** A simulator on a real port, with a clock that a test moves. */
export interface TestSimulator {
  readonly running: RunningSimulator
  /** Lets time pass and does what became due; resolves when all of it is done. */
  readonly pass: (milliseconds: number) => Promise<void>
  readonly fault: (fault: Partial<Fault>) => void
  readonly now: () => number
}

export async function startTestSimulator(overrides: Partial<SimulatorSettings> = {}): Promise<TestSimulator> {
  let now = noon
  let waiting: readonly { readonly dueAt: number; readonly work: () => Promise<void> }[] = []
  const errors: unknown[] = []
  const running = await startSimulator({
    port: 0,
    aps: apsAccount,
    pipe: pipeAccount,
    now: () => now,
    after: (milliseconds, work) => {
      waiting = [...waiting, { dueAt: now + milliseconds, work }]
    },
    isShopsOrigin: (origin) => origin === shopsOrigin,
    onError: (error) => errors.push(error),
    ...overrides,
  })
  const pass = async (milliseconds: number): Promise<void> => {
    const until = now + milliseconds
    for (;;) {
      await running.idle()
      const [next] = waiting.filter(({ dueAt }) => dueAt <= until).toSorted((a, b) => a.dueAt - b.dueAt)
      if (next === undefined) break
      waiting = waiting.filter((one) => one !== next)
      now = next.dueAt
      await next.work()
    }
    now = until
  }
  return {
    running: {
      ...running,
      stop: async () => {
        await running.stop()
        if (errors.length > 0) throw new AggregateError(errors, "The simulator made mistakes")
      },
    },
    pass,
    fault: (fault) => {
      const problem = running.faults.add(fault)
      if (problem !== null) throw new Error(problem)
    },
    now: () => now,
  }
}

/** The product's own adapters, connected to this simulator. */
export const apsAt = (
  { running }: TestSimulator,
  options: {
    readonly mode?: "form" | "hosted"
    readonly takesAt?: "booking" | "pickup"
    readonly patience?: number
  } = {},
) =>
  apsGateway(
    {
      pageUrl: running.apsPageUrl,
      apiUrl: running.apsApiUrl,
      ...apsAccount,
      responsePhrases: [apsAccount.responsePhrase],
      mode: options.mode ?? "form",
      takesAt: options.takesAt ?? "booking",
      isSimulator: true,
    },
    paymentLine(options),
  )

export const pipeAt = ({ running }: TestSimulator, options: { readonly patience?: number } = {}) =>
  pipeGateway({ url: running.pipeUrl, ...pipeAccount, isSimulator: true }, paymentLine(options))

/** A page as a browser without scripts sees it. */
export interface SeenPage {
  readonly status: number
  readonly text: string
  readonly location: string | null
  /** Fields of the form that leads back to the shop. */
  readonly fields: Readonly<Record<string, string>>
  readonly action: string | null
}

export async function seePage(address: string, form?: Readonly<Record<string, string>>): Promise<SeenPage> {
  const response = await fetch(address, {
    redirect: "manual",
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  })
  const text = await response.text()
  const hidden = [...text.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return {
    status: response.status,
    text,
    location: response.headers.get("location"),
    fields: Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, unescaped(value)])),
    action: /<form method="post" action="([^"]*)"/.exec(text)?.[1] ?? null,
  }
}

const unescaped = (text: string): string => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
