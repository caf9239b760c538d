/** Another process uses the port. */
export class PortTaken extends Error {
  override readonly name = "PortTaken"
  /** @param choice the setting for another port, with a value to try */
  constructor(port: number, choice: string) {
    super(`Port ${port} is taken. Stop what uses it, or choose another one: ${choice} npm start`)
  }
}
