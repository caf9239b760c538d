import { admin } from "./admin.ts"
import { driver } from "./driver.ts"

/** A delivery receipt on paper. Its events have the names of the page that checks a receipt. */
export const deliveryPaper = {
  title: "Delivery receipt",
  order: "Step",
  when: "Date and time",
  what: "Event",
  by: "By",
  hash: "Hash begins with",
  provedBy: "Handed over with",
  proofs: driver.proofKinds,
  roles: { ...admin.roles, system: "System" },
  customer: "Customer",
  sealed:
    "Each hash covers its event and the hash before it, so no event can be changed, added or left out unseen. The file of this receipt has every hash in full; anybody can have it checked on our page.",
  lastHash: (hash: string) => `Last hash: ${hash}`,
  seal: (seal: string) => `Seal: ${seal}`,
  scan: "Scan to check the file of this receipt",
}
