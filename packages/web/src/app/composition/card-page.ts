import type { FormAnswer } from "@mersal/domain/payment/card/form-answer"
import type { CardPage } from "../../environment/services/services.ts"

const timeoutMilliseconds = 30_000

/** Qatar's payment gateway, called by the browser on the gateway's own site, without our cookies (D29, D30). */
export const cardPage: CardPage = {
  post: async (address, body) => {
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        credentials: "omit",
        cache: "no-store",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      return formAnswer(response.status, await response.json().catch(() => null))
    } catch {
      return null
    }
  },
}

function formAnswer(httpStatus: number, json: unknown): FormAnswer {
  const answer = record(json)
  const data = record(answer.data)
  return {
    status: httpStatus === 200 && typeof answer.status === "number" ? answer.status : httpStatus,
    targetUrl: text(data.targetUrl),
    payId: text(data.payId),
    message: text(answer.message),
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null)
