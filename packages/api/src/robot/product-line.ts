import { setTimeout as pause } from "node:timers/promises"

/** A day's traffic, for the report at its end. */
export interface Traffic {
  calls: number
  /** Calls that were told to wait, and were made again. */
  waits: number
  /** Answers of 500 and above, and calls without an answer: each is a bug. */
  readonly broken: string[]
}

export const noTraffic = (): Traffic => ({ calls: 0, waits: 0, broken: [] })

/** One person's connection to the product: his cookies, his address, and his retries. */
export interface ProductLine {
  readonly url: string
  readonly fetch: typeof globalThis.fetch
}

/** How often a call that came too often is repeated, and the longest wait in seconds. */
const mostTries = 20
const longestWait = 60

/**
 * A connection of its own, like one browser's: it keeps its cookies, and sends its address in a header, which a product
 * believes if it trusts this machine as a proxy. A call beyond a limit waits as long as it is told to, a minute at
 * most.
 */
export function openLine(url: string, traffic: Traffic, address: string): ProductLine {
  const cookies = new Map<string, string>()
  const once = async (to: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers)
    headers.set("x-forwarded-for", address)
    // Marks a page's call; a program's call would get its session in the answer.
    headers.set("sec-fetch-site", "same-origin")
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "))
    traffic.calls += 1
    const response = await fetch(to, { ...init, headers, redirect: "manual" })
    for (const given of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (given.split(";", 1)[0] ?? "").split("=")
      if (/max-age=0/i.test(given)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const patiently: typeof globalThis.fetch = async (to, init) => {
    const what = `${init?.method ?? "GET"} ${new URL(String(to)).pathname}`
    try {
      let response = await once(to, init)
      for (let tries = 1; response.status === 429 && tries < mostTries; tries += 1) {
        const seconds = Number(response.headers.get("retry-after") ?? 1)
        if (seconds > longestWait) break
        traffic.waits += 1
        await pause(1_000 * seconds)
        response = await once(to, init)
      }
      if (response.status >= 500) traffic.broken.push(`${response.status} ${what}`)
      return response
    } catch (error) {
      // A caller who has aborted does not expect an answer.
      if (init?.signal?.aborted !== true) traffic.broken.push(`no answer ${what}`)
      throw error
    }
  }
  return { url, fetch: patiently }
}
