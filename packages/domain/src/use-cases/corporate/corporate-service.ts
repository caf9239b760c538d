import type * as Effect from "effect/Effect"
import type * as Result from "effect/Result"
import type { Accounts } from "../../ports/driven/accounts.ts"
import { Companies } from "../../ports/driven/companies.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import type { TaxRates } from "../../ports/driven/price-lists.ts"
import type { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CorporateService } from "../../ports/driving/corporate-service.ts"
import type { Caller } from "../caller.ts"
import { decideCompany, listCompanies } from "./decide-company.ts"
import { choosePlan, saveCostCentres } from "./keep-company.ts"
import { changeMember, inviteMember, listMembers, removeMember } from "./members.ts"
import { registerCompany } from "./register-company.ts"
import { answerInvitation, showCompany } from "./show-company.ts"

type CorporatePorts = Accounts | Companies | IdSource | TaxRates | UnitOfWork

type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure, CorporatePorts>,
) => Promise<Result.Result<Value, Failure>>

/** The port of companies for one caller. Nothing of it is abandoned half way because its caller went away. */
export const corporateService = (run: Run, caller: Caller): CorporateService => ({
  register: (request) => run(registerCompany(request, caller)),
  company: () => run(showCompany(caller)),
  answerInvitation: (request) => run(answerInvitation(request, caller)),
  saveCostCentres: (request) => run(saveCostCentres(request, caller)),
  members: () => run(listMembers(caller)),
  invite: (request) => run(inviteMember(request, caller)),
  changeMember: (request) => run(changeMember(request, caller)),
  removeMember: (request) => run(removeMember(request, caller)),
  plans: ({ market }) => run(Companies.use((companies) => companies.plans(market))),
  choosePlan: (request) => run(choosePlan(request, caller)),
  companies: (request) => run(listCompanies(request)),
  decide: (request) => run(decideCompany(request)),
})
