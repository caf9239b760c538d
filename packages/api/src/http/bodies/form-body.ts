import { cardDataIn } from "@mersal/domain/payment/card/card-data"
import busboy from "busboy"
import type { RequestHandler } from "express"
import { sendFault } from "../answer.ts"
import { shapeFault } from "./json-body.ts"

/** The multipart calls of section 7 carry a single JSON field: no file, and no more than a profile needs. */
const limits = { files: 0, fields: 1, parts: 2, fieldSize: 16 * 1024, fieldNameSize: 100, headerPairs: 20 }

/** Reads a multipart form with one JSON field as `{ <name>: <value> }`; anything else is refused. */
export const formBody: RequestHandler = (request, response, next) => {
  if (!request.is("multipart/form-data")) return sendFault(request, response, "form-only")
  const fields: Record<string, unknown> = Object.create(null)
  let sent: Buffer | undefined
  let fault: Parameters<typeof sendFault>[2] | null = null
  const refuse = (found: typeof fault): void => {
    fault ??= found
  }
  const form = (() => {
    try {
      return busboy({ headers: request.headers, limits })
    } catch {
      return null
    }
  })()
  if (!form) return sendFault(request, response, "malformed-form")
  form.on("field", (name, text, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) return refuse("body-too-large")
    // A byte that is no UTF-8 has become this character before anybody could look.
    if (text.includes("\ufffd")) return refuse("not-utf-8")
    try {
      fields[name] = JSON.parse(text)
      sent = Buffer.from(`{${JSON.stringify(name)}:${text}}`)
    } catch {
      refuse("malformed-json")
    }
  })
  form.on("file", (_, file) => {
    file.resume()
    refuse("malformed-form")
  })
  form.on("filesLimit", () => refuse("malformed-form"))
  form.on("fieldsLimit", () => refuse("malformed-form"))
  form.on("partsLimit", () => refuse("malformed-form"))
  form.on("error", () => {
    request.unpipe(form)
    request.resume()
    sendFault(request, response, "malformed-form")
  })
  form.on("close", () => {
    if (response.headersSent) return
    if (fault) return sendFault(request, response, fault)
    const shape = shapeFault(fields, sent)
    if (shape) return sendFault(request, response, shape.fault, shape.field)
    const card = cardDataIn(fields)
    if (card !== null) return sendFault(request, response, "card-data", card.slice(0, 120))
    request.body = { ...fields }
    next()
  })
  request.pipe(form)
}
