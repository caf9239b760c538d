import { useEffect } from "react"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { readSocialReturn, type SocialReturnHeard, socialChannel } from "../../features/account/social-return.ts"

/** Where a provider returns its window to: it sends the token to the waiting page and closes itself. */
export function SocialReturnPage() {
  const { account } = useTexts()
  usePageTitle(account.titles.login)
  useEffect(() => {
    const answer = readSocialReturn(location.hash)
    if (!answer) return
    // The token must not stay in the history.
    history.replaceState(history.state, "", location.pathname)
    const channel = new BroadcastChannel(socialChannel)
    channel.onmessage = ({ data }: MessageEvent<SocialReturnHeard>) => {
      if (data.heard === answer.state) window.close()
    }
    channel.postMessage(answer)
    return () => channel.close()
  }, [])
  return (
    <div className="container container-narrow stack">
      <h1>{account.titles.login}</h1>
      <p className="text-large text-muted">{account.windowDone}</p>
    </div>
  )
}
