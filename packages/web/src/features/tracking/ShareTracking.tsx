import { type Reference, spokenReference } from "@mersal/domain/booking/order/reference"
import { useTexts } from "../../environment/language.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { Button } from "../../ui/Button.tsx"

/**
 * Shares the public page of a booking, through the device's share sheet or the clipboard. That page contains nothing
 * personal.
 */
export function ShareTracking({ reference }: { reference: Reference }) {
  const { tracking: words } = useTexts()
  const { toast } = useAnnouncements()
  const share = async () => {
    const url = `${location.origin}/tracking/status?bookingId=${reference}`
    try {
      if (navigator.share) return await navigator.share({ text: words.shareText(spokenReference(reference)), url })
      await navigator.clipboard.writeText(url)
      toast(words.linkCopied)
    } catch {
      // The reader closed the sheet, or the browser refuses the clipboard: the address bar shows the same link.
    }
  }
  return (
    <Button variant="secondary" size="small" icon="share" onClick={share}>
      {words.share}
    </Button>
  )
}
