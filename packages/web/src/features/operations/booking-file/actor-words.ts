import type { DoneBy } from "@mersal/domain/delivery/delivery-event"
import { useTexts } from "../../../environment/language.ts"
import { useStaffMember } from "../../../environment/staff-member.ts"
import type { NamesOfBooking } from "../driver-names.ts"

/** Who did something: the name if the page knows it, else the role. The log itself contains no names. */
export function useActor(names?: NamesOfBooking): (by: DoneBy) => string {
  const { dispatch: words } = useTexts()
  const member = useStaffMember()
  return ({ role, id }) => {
    if (id !== null && id === member.id) return words.by.you
    return (id !== null && names?.get(id)?.name) || words.by[role]
  }
}
