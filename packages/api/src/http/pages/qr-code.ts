import { parseReference } from "@mersal/domain/booking/order/reference"
import type { Request, RequestHandler } from "express"
import { renderSVG } from "uqr"

/**
 * QR codes for this product's own pages, drawn here so that no browser loads code for them: `/qr/app.svg` leads to the
 * booking form, `/qr/{reference}.svg` to a booking's tracking. They contain the called host, so that a code printed in
 * Qatar leads to Qatar; for an invalid reference there is no code.
 */
export const qrCode: RequestHandler = (request, response, next) => {
  const path = pathOf(String(request.params.name))
  if (path === null) return next()
  response.setHeader("Cache-Control", "public, max-age=86400")
  response.type("image/svg+xml").send(renderSVG(originOf(request) + path, { border: 2 }))
}

function pathOf(name: string): string | null {
  if (name === "app") return "/go/book"
  const reference = parseReference(name)
  return reference && `/tracking/status?bookingId=${reference}`
}

const originOf = (request: Request): string => `${request.protocol}://${request.get("host")}`
