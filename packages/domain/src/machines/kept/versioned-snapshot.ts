import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from "xstate"
import { hasShapeOf } from "../../booking/stored-shape.ts"
import { readStored } from "../../booking/stored-text.ts"

interface StoredSnapshot {
  readonly machine: unknown
  readonly version: unknown
  readonly snapshot: Snapshot<unknown>
}

/**
 * A machine's persisted snapshot as text for the browser's storage, with the machine's `id` and `version`. The version
 * is in the machine's definition; raise it whenever an older snapshot can no longer be read as today's.
 */
export const writeSnapshot = ({ id, version }: AnyStateMachine, snapshot: Snapshot<unknown>): string =>
  JSON.stringify({ machine: id, version, snapshot })

/**
 * The snapshot in a stored text, to start an actor of this machine with. Null for any other text: another machine or
 * version, an unknown state, a missing call that a state waits for, a context with missing or wrong fields, or broken
 * text. A call that was pending is made again.
 *
 * @param input the input of an empty actor; where its context is null, a stored one may have anything
 * @param isWhole checks a restored machine more closely: fields that may be null, and the actors within it
 */
export function readSnapshot<Machine extends AnyStateMachine>(
  machine: Machine,
  text: string | null,
  input: InputFrom<Machine>,
  isWhole: (restored: SnapshotFrom<Machine>) => boolean = () => true,
): Snapshot<unknown> | null {
  return readStored<StoredSnapshot, Snapshot<unknown>>(text, (stored) => {
    if (stored.machine !== machine.id || stored.version !== machine.version || !stored.snapshot) return null
    // An actor that cannot be restored does not throw: it is in error before it is started.
    const restored = createActor(machine as AnyStateMachine, { snapshot: stored.snapshot }).getSnapshot()
    const { status, context } = restored
    const empty = createActor(machine as AnyStateMachine, { input }).getSnapshot()
    const isReadable =
      (status === "active" || status === "done") && isWaitedFor(restored) && hasShapeOf(empty.context, context)
    return isReadable && isWhole(restored as SnapshotFrom<Machine>) ? stored.snapshot : null
  })
}

/** Whether every call that its states wait for is pending; otherwise no answer would ever come. */
const isWaitedFor = ({ _nodes, children }: AnyMachineSnapshot): boolean =>
  _nodes.every(({ invoke }) =>
    invoke.every(({ id, src }) => children[id]?.src === src && children[id].getSnapshot().status === "active"),
  )
