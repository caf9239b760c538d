import type { Knex } from "knex"

const ignore = (): void => {}

/** knex prints a stack trace before it throws; the caller already reports what is thrown. */
export const silence: Knex.Logger = { warn: ignore, error: ignore, deprecate: ignore, debug: ignore }
