/** Draws a machine as Mermaid, so that the diagram in the docs always matches the machine. */
import { toDirectedGraph } from "xstate/graph"

/** The page of one machine. */
export function machinePage(machine, title) {
  const graph = toDirectedGraph(machine)
  const lines = [
    `# ${title}`,
    "",
    "Generated from the machine by `npm run docs`; a test keeps it fresh.",
    "",
    "```mermaid",
    "stateDiagram-v2",
  ]
  draw(graph, lines, "  ", namesIn(graph))
  lines.push("```", "")
  const everywhere = moves(graph.edges).map(({ label, target }) => `\`${label.text}\` leads to \`${target.key}\``)
  if (everywhere.length > 0) lines.push(`In every state ${everywhere.join(", ")}.`, "")
  return lines.join("\n")
}

/**
 * The name of each state in the drawing, by its id. Mermaid has one node per name, so a name that occurs in several
 * states gets its parent's name in front.
 */
function namesIn(graph) {
  const states = statesOf(graph)
  const isShared = (key) => states.filter(({ stateNode }) => stateNode.key === key).length > 1
  return new Map(states.map(({ stateNode: { id, key, parent } }) => [id, isShared(key) ? `${parent.key}_${key}` : key]))
}

const statesOf = (node) => node.children.flatMap((child) => [child, ...statesOf(child)])

function draw(node, lines, indent, names) {
  const { initial, type } = node.stateNode
  const first = initial?.target?.[0]
  if (typeof first?.key === "string") lines.push(`${indent}[*] --> ${names.get(first.id)}`)
  node.children.forEach((child, index) => {
    const { key, id, tags } = child.stateNode
    const name = names.get(id)
    if (child.children.length > 0) {
      lines.push(`${indent}state ${name} {`)
      draw(child, lines, `${indent}  `, names)
      lines.push(`${indent}}`)
    } else if (tags.includes("busy")) lines.push(`${indent}${name}: ${key} (busy)`)
    else lines.push(`${indent}${name === key ? key : `${name}: ${key}`}`)
    if (child.stateNode.type === "final") lines.push(`${indent}${name} --> [*]`)
    if (type === "parallel" && index < node.children.length - 1) lines.push(`${indent}--`)
  })
  const edges = moves(node.children.flatMap((child) => child.edges))
  for (const text of new Set(edges.map((edge) => arrow(edge, names)))) lines.push(`${indent}${text}`)
}

/** Transitions to the same state are not drawn. */
const moves = (edges) => edges.filter(({ source, target }) => source !== target)

/** One line per transition. */
function arrow(edge, names) {
  const source = names.get(edge.source.id)
  const target = names.get(edge.target.id)
  const { guard } = edge.transition
  const condition =
    typeof guard === "string" ? guard : guard?.type && [guard.type, guard.params].filter(Boolean).join(" ")
  const label = eventName(edge.label.text) + (condition ? ` [${condition}]` : "")
  return `${source} --> ${target}: ${label}`
}

/** "done" and "failed" for an actor's end, the delay's name for a timer, otherwise the event. */
function eventName(type) {
  if (type.startsWith("xstate.done.actor")) return "answered"
  if (type.startsWith("xstate.error.actor")) return "failed"
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(type) ?? []
  return delay ? `after ${delay}` : type || "always"
}
