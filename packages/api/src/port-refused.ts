/** The port cannot be listened on: another process uses it, or this user may not. */
export class PortRefused extends Error {
  override readonly name = "PortRefused"
}

/**
 * What the operator reads when a port cannot be had; an error of any other kind is returned as it is.
 *
 * @param next the setting for another port, with a value to try where this one is taken
 * @param free the same with a port that needs no rights
 */
export function portRefusal(error: NodeJS.ErrnoException, port: number, next: string, free: string): Error {
  if (error.code === "EADDRINUSE")
    return new PortRefused(`Port ${port} is taken. Stop what uses it, or choose another one: ${next} npm start`)
  if (error.code === "EACCES")
    return new PortRefused(
      `This user may not listen on port ${port}. Choose another one, and let a proxy listen there: ${free} npm start`,
    )
  return error
}

/** How far above a port that needs rights one is that needs none: 8080 for 80, 8443 for 443. */
export const aboveRights = 8_000
