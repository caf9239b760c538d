/** The port belongs to another process. */
export class PortTaken extends Error {
  override readonly name = "PortTaken"
  /** @param variable the setting that chooses it */
  constructor(port: number, variable: "PORT" | "SIMULATOR_PORT" = "PORT") {
    super(`Port ${port} is taken. Stop what uses it, or choose another one: ${variable}=${port + 1} npm start`)
  }
}
