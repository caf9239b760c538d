import { printDecisionTable } from "../schedule/decision-table-text.ts"
import type { Answer } from "./answers.ts"
import type { Asked, Subject } from "./subjects.ts"

export function tableAnswer(engine: Asked["engine"], { market, service }: Subject): Answer {
  const answer = engine.decisionTable(service, market)
  return { market, service, answer, text: printDecisionTable(answer) }
}
