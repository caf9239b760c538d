/** Draws a machine as Mermaid, so that the picture in the docs is the machine and not a memory of it. */
import { toDirectedGraph } from "xstate/graph"

/** The page for one machine. */
export function machinePage(machine, title) {
  const lines = [
    `# ${title}`,
    "",
    "Drawn from the machine by `npm run docs`; a test keeps it fresh.",
    "",
    "```mermaid",
    "stateDiagram-v2",
  ]
  draw(toDirectedGraph(machine), lines, "  ")
  return `${lines.join("\n")}\n\`\`\`\n`
}

function draw(node, lines, indent) {
  const { initial, type } = node.stateNode
  if (typeof initial?.target?.[0]?.key === "string") lines.push(`${indent}[*] --> ${initial.target[0].key}`)
  node.children.forEach((child, index) => {
    const { key, tags } = child.stateNode
    const name = tags.includes("busy") ? `${key}: ${key} (busy)` : key
    if (child.children.length > 0) {
      lines.push(`${indent}state ${key} {`)
      draw(child, lines, `${indent}  `)
      lines.push(`${indent}}`)
    } else lines.push(`${indent}${name}`)
    if (child.stateNode.type === "final") lines.push(`${indent}${key} --> [*]`)
    if (type === "parallel" && index < node.children.length - 1) lines.push(`${indent}--`)
  })
  const edges = node.children.flatMap((child) => child.edges).filter(({ source, target }) => source !== target)
  for (const text of new Set(edges.map(arrow))) lines.push(`${indent}${text}`)
}

/** One line per transition; those that stay where they are are not drawn. */
function arrow(edge) {
  const source = edge.source.key
  const target = edge.target.key
  const { guard } = edge.transition
  const condition =
    typeof guard === "string" ? guard : guard?.type && [guard.type, guard.params].filter(Boolean).join(" ")
  const label = eventName(edge.label.text) + (condition ? ` [${condition}]` : "")
  return `${source} --> ${target}: ${label}`
}

/** "done" and "failed" for an actor's end, the delay's name for a timer, the event otherwise. */
function eventName(type) {
  if (type.startsWith("xstate.done.actor")) return "answered"
  if (type.startsWith("xstate.error.actor")) return "failed"
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(type) ?? []
  return delay ? `after ${delay}` : type || "always"
}
