import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { buttonClass } from "../../ui/button-class.ts"

/** Back to the attempt that this browser has begun: to its bank, or to its result. */
export function GoOnLink({ attempt }: { attempt: string }) {
  const { notPlaced } = useTexts()
  return (
    <Link className={buttonClass({ variant: "secondary", size: "small" })} to="/payment-verifying" search={{ attempt }}>
      {notPlaced.goOn}
    </Link>
  )
}
