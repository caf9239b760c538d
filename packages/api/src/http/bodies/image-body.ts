import express, { type RequestHandler } from "express"
import { sendFault } from "../answer.ts"

/** The largest picture, in bytes: a phone's photo, made smaller by the page that sends it. */
const largestImage = 2 * 1024 * 1024
const imageTypes = ["image/jpeg", "image/png", "image/webp"]

const parse = express.raw({ limit: largestImage, type: imageTypes })

/** Reads a picture as `{ type, bytes }`. The code that stores it checks whether the bytes are a picture. */
export const imageBody: RequestHandler = (request, response, next) => {
  const type = request.is(imageTypes)
  if (!type) return sendFault(request, response, "image-only")
  parse(request, response, (error) => {
    if (error) return next(error)
    request.body = { type, bytes: request.body }
    next()
  })
}
