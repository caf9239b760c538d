import { statfs } from "node:fs/promises"
import { dirname } from "node:path"

/** Whether so many bytes are free on the disk that a file is on. An empty commit does not tell: it writes nothing. */
export async function hasRoom(path: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(dirname(path))
  return bavail * bsize >= bytes
}
