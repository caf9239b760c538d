import { cardDataIn, mayHoldCardData, namesCardInFull } from "@mersal/domain/payment/card/card-data"
import type { RequestHandler } from "express"
import { sendFault } from "./answer.ts"

/**
 * Refuses an address that holds card data. It runs before the log, which records addresses, and removes the address
 * from the request for all later handlers (D29).
 */
export const noCardInAddress: RequestHandler = (request, response, next) => {
  if (!holdsCard(request.originalUrl)) return next()
  request.url = "/"
  request.originalUrl = "/"
  response.locals.holdsCardData = true
  next()
}

/** Sends the refusal for such an address, once an answer can be sent. */
export const refuseCardInAddress: RequestHandler = (request, response, next) =>
  response.locals.holdsCardData === true ? sendFault(request, response, "card-data") : next()

declare global {
  namespace Express {
    interface Locals {
      /** Set if the address held card data, and was removed. */
      holdsCardData?: true
    }
  }
}

function holdsCard(address: string): boolean {
  if (!mayHoldCardData(address)) return false
  const [path = "", query = ""] = address.split("?", 2)
  if (cardDataIn({ id: decoded(path).split("/") }) !== null) return true
  // A gateway's return contains a masked card and long numbers of its own.
  if (gatewayReturn.test(path)) return namesCardInFull(Object.fromEntries(new URLSearchParams(query)))
  return cardDataIn(fieldsOf(query)) !== null
}

const gatewayReturn = /^(?:\/v1\.0)?\/payment\/(?:token|postpurchase)\/?$/

const fieldsOf = (query: string): unknown => [...new URLSearchParams(query)].map(([name, value]) => ({ [name]: value }))

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
