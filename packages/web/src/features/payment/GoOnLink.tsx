import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { buttonClass } from "../../ui/button-class.ts"
import { bankPageOf } from "./bank-page.ts"

interface GoOnLinkProps {
  attempt: string
  /** Whether nothing else can be done yet. */
  isNext: boolean
}

/** Back to the attempt that this browser has begun: to its bank, or to its result. */
export function GoOnLink({ attempt, isNext }: GoOnLinkProps) {
  const { notPlaced } = useTexts()
  const className = buttonClass({ variant: isNext ? "primary" : "secondary", size: "small" })
  const bankPage = bankPageOf(attempt)
  return bankPage ? (
    <a className={className} href={bankPage}>
      {notPlaced.goOn}
    </a>
  ) : (
    <Link className={className} to="/payment-verifying" search={{ attempt }}>
      {notPlaced.goOn}
    </Link>
  )
}
