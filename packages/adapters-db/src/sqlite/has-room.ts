import { statfs } from "node:fs/promises"
import { dirname } from "node:path"

/** Whether a file's disk has this many bytes free. An empty commit would not tell, because it writes nothing. */
export async function hasRoom(path: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(dirname(path))
  return bavail * bsize >= bytes
}
