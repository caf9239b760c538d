/**
 * Node's HTTP as a CommonJS module gets it. An import statement reads each of its exports, and one of them is
 * WebSocket, for which Node loads its own `fetch`: megabytes for a process that may never call it (decision 149).
 */
export const { createServer, request } = process.getBuiltinModule("node:http")

/** The function that calls an address. TLS is loaded by the first call that needs it. */
export const requestTo = ({ protocol }: URL): typeof request =>
  protocol === "https:" ? process.getBuiltinModule("node:https").request : request
