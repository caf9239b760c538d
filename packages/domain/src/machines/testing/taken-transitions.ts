import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, createEmptyActor } from "xstate"

/** A step of a walk through a machine: where it was, and what happened there. */
export interface Step {
  readonly state: { readonly value: unknown }
  readonly event: { readonly type: string }
  readonly nextState: { readonly value: unknown }
}

/**
 * What a machine is made of and no step of a walk takes: states by their ids, and transitions by state, event and place in
 * the list of that event. Every branch counts, also one that leads nowhere or is ruled by a guard alone.
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

/** One step for each way from a state to a state, for many thousands are slow: a branch that none of these takes is named. */
function oneOfEach(steps: readonly Step[]): readonly Step[] {
  const key = ({ state, event, nextState }: Step) => JSON.stringify([state.value, event, nextState.value])
  return [...new Map(steps.map((step) => [key(step), step])).values()]
}

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Every transition that begins at a state, named by event and place in its list. */
const transitionsOf = (node: AnyStateNode): readonly (readonly [string, unknown])[] =>
  [...node.transitions, ["always", node.always ?? []] as const].flatMap(([event, definitions]) =>
    definitions.map((definition, index) => [`${node.id} ${event} ${index + 1}`, definition] as const),
  )

/** What a transition is made in: it starts, stops, sends and prints nothing. */
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
