import { resolve } from "node:path"

/** The project's root, from src and from dist alike, so that data does not depend on the folder of the start. */
export const projectRoot = resolve(import.meta.dirname, "../../..")
