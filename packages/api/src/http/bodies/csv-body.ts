import { longestBulkFile } from "@mersal/domain/corporate/bulk-order"
import { cardDataIn } from "@mersal/domain/payment/card/card-data"
import express, { type RequestHandler } from "express"
import { sendFault } from "../answer.ts"
import { jsonBodyUpTo } from "./json-body.ts"

/** The longest file in bytes: an Arabic letter takes two, and no usual letter takes more than three. */
const largestFile = 3 * longestBulkFile

const parse = express.text({ limit: largestFile, type: "text/csv", defaultCharset: "utf-8" })
const jsonBody = jsonBodyUpTo(largestFile)

/** Reads a CSV file, in the character set of its header, into the equivalent JSON body; or reads that JSON body. */
export const csvBody: RequestHandler = (request, response, next) => {
  if (!request.is("text/csv")) return jsonBody(request, response, next)
  parse(request, response, (error) => {
    if (error) return next(error)
    const body = { csv: typeof request.body === "string" ? request.body : "" }
    const card = cardDataIn(body)
    request.body = card === null ? body : undefined
    if (card !== null) return sendFault(request, response, "card-data", card.slice(0, 120))
    next()
  })
}
