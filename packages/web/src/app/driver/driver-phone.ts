import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { QueuedCommand } from "@mersal/domain/machines/delivery/command-queue"
import type { KeptRun, PhoneStore } from "../../environment/services/driver-services.ts"

/* What a driver's phone stores in IndexedDB: his commands and pictures until the server has them, and his runs as
   last read. Each is stored under his account, so that the next person who signs in neither sees nor sends anything
   of his. */

const name = "mersal.driver"
const version = 1

interface StoredCommand {
  readonly driver: string
  readonly number: number
  readonly command: QueuedCommand
}

let opening: Promise<IDBDatabase> | null = null

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      for (const store of ["commands", "runs", "pictures"]) request.result.createObjectStore(store)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opening
}

type StoreName = "commands" | "runs" | "pictures"

/** One request in its own transaction. Resolves when the data is on the disk. */
async function ask<Value>(
  store: StoreName,
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const transaction = (await opened()).transaction(store, mode, { durability: "strict" })
  const asked = request(transaction.objectStore(store))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

const put = async (store: StoreName, key: string, value: unknown): Promise<void> =>
  void (await ask(store, "readwrite", (objects) => objects.put(value, key)))

const remove = (store: StoreName, key: string): Promise<void> =>
  ask(store, "readwrite", (objects) => objects.delete(key))

/** For how many days runs are kept: as far back as a driver can look while offline. */
const keptRuns = 3

export function phoneOf(driver: string): PhoneStore {
  /** The order number of each command, stored beside the command. */
  const numbers = new Map<string, number>()
  const runKey = (date: LocalDate): string => `${driver} ${date}`
  return {
    commands: async () => {
      const stored: readonly StoredCommand[] = await ask("commands", "readonly", (objects) => objects.getAll())
      const own = stored.filter((each) => each.driver === driver).sort((a, b) => a.number - b.number)
      for (const { command, number } of own) numbers.set(command.id, number)
      return own.map(({ command }) => command)
    },
    keepCommand: (command) => {
      const number = numbers.get(command.id) ?? Math.max(0, ...numbers.values()) + 1
      numbers.set(command.id, number)
      return put("commands", command.id, { driver, number, command } satisfies StoredCommand)
    },
    forgetCommand: (id) => remove("commands", id),
    run: async (date) => (await ask<KeptRun | undefined>("runs", "readonly", (runs) => runs.get(runKey(date)))) ?? null,
    keepRun: async (date, kept) => {
      await put("runs", runKey(date), kept)
      const keys = (await ask("runs", "readonly", (runs) => runs.getAllKeys())).map(String).sort()
      const old = keys.filter((key) => key.startsWith(`${driver} `)).slice(0, -keptRuns)
      await Promise.all(old.map((key) => remove("runs", key)))
    },
    picture: async (id) =>
      (await ask<Uint8Array | undefined>("pictures", "readonly", (pictures) => pictures.get(id))) ?? null,
    keepPicture: (id, bytes) => put("pictures", id, bytes),
    forgetPicture: (id) => remove("pictures", id),
  }
}

/** Addresses and phone numbers are deleted from the phone at sign-out; unsent commands stay for that driver (D40). */
export const forgetRuns = (): Promise<unknown> => ask("runs", "readwrite", (runs) => runs.clear())
