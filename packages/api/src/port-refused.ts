/** The port cannot be listened on: another process uses it, or this user may not. */
export class PortRefused extends Error {
  override readonly name = "PortRefused"
}

/** A port, and how a refusal names it. */
interface NamedPort {
  readonly port: number
  readonly of: keyof typeof owners
}

/** Whose a port is. The product's own needs no word; who chose none for the simulator has to be told where it is from. */
const owners = {
  product: "",
  metrics: " of the metrics",
  simulator: " of the payment simulator",
  simulatorByPort: " of the payment simulator (it follows PORT unless SIMULATOR_PORT is set)",
}

/**
 * What the operator reads when a port cannot be had; an error of any other kind is returned as it is.
 *
 * @param next the setting for another port, with a value to try where this one is taken
 * @param free the same with a port that needs no rights
 */
export function portRefusal(error: NodeJS.ErrnoException, { port, of }: NamedPort, next: string, free: string): Error {
  const named = `${port}${owners[of]}`
  if (error.code === "EADDRINUSE")
    return new PortRefused(`Port ${named} is taken. Stop what uses it, or choose another one: ${next} npm start`)
  if (error.code === "EACCES")
    return new PortRefused(
      `This user may not listen on port ${named}. Choose another one, and let a proxy listen there: ${free} npm start`,
    )
  return error
}

/** How far above a port that needs rights one is that needs none: 8080 for 80, 8443 for 443. */
export const aboveRights = 8_000
