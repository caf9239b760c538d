import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from "xstate"
import { hasShapeOf } from "../booking/stored-shape.ts"
import { readStored } from "../booking/stored-text.ts"

interface StoredSnapshot {
  readonly machine: unknown
  readonly version: unknown
  readonly snapshot: Snapshot<unknown>
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
 * machine, another version, a state that the machine does not have, a call that it waits for and that is not there, a
 * context that lacks what it should have or holds something else there, broken text. A call that was under way is made
 * again.
 *
 * @param input what an empty actor begins with: what its context has as null may be anything in a stored one
 * @param isWhole looks closer at a machine that was restored: at what may be null, and at the actors within it
 */
export function readSnapshot<Machine extends AnyStateMachine>(
  machine: Machine,
  text: string | null,
  input: InputFrom<Machine>,
  isWhole: (restored: SnapshotFrom<Machine>) => boolean = () => true,
): Snapshot<unknown> | null {
  return readStored<StoredSnapshot, Snapshot<unknown>>(text, (stored) => {
    if (stored.machine !== machine.id || stored.version !== machine.version || !stored.snapshot) return null
    // An actor that cannot be restored does not throw: it stands in error before it is started.
    const restored = createActor(machine as AnyStateMachine, { snapshot: stored.snapshot }).getSnapshot()
    const { status, context } = restored
    const empty = createActor(machine as AnyStateMachine, { input }).getSnapshot()
    const isReadable =
      (status === "active" || status === "done") && isWaitedFor(restored) && hasShapeOf(empty.context, context)
    return isReadable && isWhole(restored as SnapshotFrom<Machine>) ? stored.snapshot : null
  })
}

/** Whether everything that its states wait for is there and under way: without it no answer would ever come. */
const isWaitedFor = ({ _nodes, children }: AnyMachineSnapshot): boolean =>
  _nodes.every(({ invoke }) =>
    invoke.every(({ id, src }) => children[id]?.src === src && children[id].getSnapshot().status === "active"),
  )
