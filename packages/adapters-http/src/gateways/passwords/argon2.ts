import { Passwords } from "@mersal/domain/ports/driven/passwords"
import { type Algorithm, hash, parseOptions, verify } from "@node-rs/argon2"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** How costly a guess is; OWASP's minimum for Argon2id is 19 MiB and two passes. */
export interface Argon2Settings {
  /** Memory of one hash, in KiB. */
  readonly memoryKibibytes: number
  readonly passes: number
}

/** Argon2id. The library's constant for it does not exist at run time. */
const argon2id = 2 as Algorithm.Argon2id

/**
 * Hashes passwords with Argon2id, off the main thread. Without a stored hash the password is checked against the hash
 * of an unknown one, so that it takes equally long.
 */
export const argon2Passwords = (settings: Argon2Settings): Layer.Layer<Passwords> =>
  Layer.sync(Passwords, () => {
    const options = {
      algorithm: argon2id,
      memoryCost: settings.memoryKibibytes,
      timeCost: settings.passes,
      parallelism: 1,
    }
    let nobodys: Promise<string> | undefined
    /** Made by the first check of a process, whoever it is for, because its memory stays with the process. */
    const nobodysHash = (): Promise<string> => {
      nobodys ??= hash(crypto.randomUUID(), options).catch((error) => {
        nobodys = undefined
        throw error
      })
      return nobodys
    }
    const isOutdated = (stored: string): boolean => {
      const made = parseOptions(stored)
      return (
        made.algorithm !== argon2id || made.memoryCost < settings.memoryKibibytes || made.timeCost < settings.passes
      )
    }
    return {
      hash: (password) => Effect.promise(() => hash(password, options)),
      check: (password, stored) =>
        Effect.promise(async () => {
          const other = await nobodysHash()
          const isRight = (await verify(stored ?? other, password)) && stored !== null
          return { isRight, isOutdated: isRight && stored !== null && isOutdated(stored) }
        }),
    }
  })
