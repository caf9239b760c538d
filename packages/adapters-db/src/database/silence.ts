import type { Knex } from "knex"

const ignore = (): void => {}

/** knex prints a stack before it throws; what is thrown is said once, by whoever started us. */
export const silence: Knex.Logger = { warn: ignore, error: ignore, deprecate: ignore, debug: ignore }
