import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, createEmptyActor } from "xstate"

/** A step of a walk through a machine: the state, and the event in it. */
export interface Step {
  readonly state: { readonly value: unknown }
  readonly event: { readonly type: string }
  readonly nextState: { readonly value: unknown }
}

/**
 * The parts of a machine that no step of a walk takes: states by id, and transitions by state, event and index in that
 * event's list. Every branch counts, including one without a target and one that differs by its guard alone.
 */
export function untaken(machine: AnyStateMachine, input: unknown, steps: readonly Step[]) {
  const scope = inertScope()
  const taken = new Set<unknown>()
  const entered = new Set<AnyStateNode>()
  scope.system.inspect((told) => {
    if (told.type !== "@xstate.microstep") return
    for (const transition of told._transitions) taken.add(transition)
    for (const node of (told.snapshot as AnyMachineSnapshot)._nodes) entered.add(node)
  })
  machine.getInitialSnapshot(scope as never, input as never)
  for (const { state, event } of oneOfEach(steps)) machine.transition(state as never, event, scope as never)

  const nodes = nodesOf(machine.root)
  return {
    states: nodes.filter((node) => !entered.has(node)).map(({ id }) => id),
    transitions: nodes.flatMap((node) =>
      transitionsOf(node)
        .filter(([, transition]) => !taken.has(transition))
        .map(([name]) => name),
    ),
    counted: { states: nodes.length, transitions: nodes.flatMap(transitionsOf).length },
  }
}

/**
 * One step for each pair of states and event, because many thousands are slow. A branch that none of these takes is
 * named.
 */
function oneOfEach(steps: readonly Step[]): readonly Step[] {
  const key = ({ state, event, nextState }: Step) => JSON.stringify([state.value, event, nextState.value])
  return [...new Map(steps.map((step) => [key(step), step])).values()]
}

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Every transition from a state, named by event and index in its list. */
const transitionsOf = (node: AnyStateNode): readonly (readonly [string, unknown])[] =>
  [...node.transitions, ["always", node.always ?? []] as const].flatMap(([event, definitions]) =>
    definitions.map((definition, index) => [`${node.id} ${event} ${index + 1}`, definition] as const),
  )

/** A scope for transitions that starts, stops, sends and prints nothing. */
function inertScope() {
  const self = createEmptyActor()
  const nothing = () => {}
  return {
    self,
    system: self.system,
    id: "",
    sessionId: "",
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  }
}
