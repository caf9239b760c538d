import { resolve } from "node:path"

/** The project's root, from src and from dist alike: data does not move with the folder that one starts in. */
export const projectRoot = resolve(import.meta.dirname, "../../..")
