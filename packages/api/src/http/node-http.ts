/**
 * Node's HTTP as a CommonJS module gets it. An import statement reads each of its exports, and one of them is
 * WebSocket, for which Node loads its own `fetch`: megabytes for a process that may never call it (decision 149).
 */
export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } = process.getBuiltinModule("node:http")
