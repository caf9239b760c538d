import type { Booking } from "@mersal/domain/booking/booking"
import { useTexts } from "../../environment/language.ts"
import { useMyAccountServices } from "../../environment/services/my-account-services.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"

/** Books the same route again, and says what is filled in, what must be chosen, and what has changed. */
export function useBookAgain(booking: Booking): () => Promise<void> {
  const { myBookings: words } = useTexts()
  const { bookAgain } = useMyAccountServices()
  const { toast } = useAnnouncements()
  return async () => {
    const notTakenOver = await bookAgain(booking)
    if (notTakenOver) toast([words.bookedAgain, ...notTakenOver.map((part) => words.notTakenOver[part])].join(" "))
  }
}
