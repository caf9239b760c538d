import { once } from "node:events"
import { type AddressInfo, connect } from "node:net"
import express from "express"
import { expect, it, onTestFinished } from "vitest"
import { httpServer } from "./http-server.ts"
import { jsonBody } from "./json-body.ts"

/** A server without patience, and what it says to somebody who never finishes saying what he began with. */
async function answerTo(beginning: string): Promise<string> {
  const app = express().post("/v1.0/anything", jsonBody, (_, response) => void response.status(200).end("taken"))
  const server = httpServer(app, { headers: 40, request: 80, check: 20 }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, "listening")
  const socket = connect((server.address() as AddressInfo).port, "localhost")
  socket.write(beginning)
  let said = ""
  for await (const piece of socket.setEncoding("utf8")) said += piece
  return said
}

const head = "POST /v1.0/anything HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

it("cuts who sends his headers too slowly", async () => {
  expect(await answerTo(head)).toMatch(/^HTTP\/1\.1 408 /)
})

it("cuts who sends his body too slowly, and takes no half of it", async () => {
  expect(await answerTo(`${head}Content-Length: 20\r\n\r\n{"dom":`)).toMatch(/^HTTP\/1\.1 408 /)
})
