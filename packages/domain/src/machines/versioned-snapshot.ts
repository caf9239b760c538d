import { type AnyStateMachine, createActor, type Snapshot } from "xstate"

interface StoredSnapshot {
  readonly machine?: unknown
  readonly version?: unknown
  readonly snapshot?: Snapshot<unknown>
}

/**
 * A machine's persisted snapshot as text for the browser's storage, with the machine's own `id` and `version`. The
 * version stands in the machine's definition and is raised whenever an older snapshot could no longer be read as
 * today's.
 */
export const writeSnapshot = ({ id, version }: AnyStateMachine, snapshot: Snapshot<unknown>): string =>
  JSON.stringify({ machine: id, version, snapshot })

/**
 * The snapshot of a stored text, to begin an actor of this machine with, or null for anything that is none: another
 * machine, another version, a state that the machine does not have, broken text. What the context holds is not looked
 * at: its shape is what the version stands for. A call that was under way is made again.
 */
export function readSnapshot(machine: AnyStateMachine, text: string | null): Snapshot<unknown> | null {
  if (text === null) return null
  try {
    const stored: StoredSnapshot = JSON.parse(text)
    if (stored.machine !== machine.id || stored.version !== machine.version || !stored.snapshot) return null
    // An actor that cannot be restored does not throw: it stands in error before it is started.
    const { status } = createActor(machine, { snapshot: stored.snapshot }).getSnapshot()
    return status === "active" || status === "done" ? stored.snapshot : null
  } catch {
    return null
  }
}
