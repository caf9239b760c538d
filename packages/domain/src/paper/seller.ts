/** Who sells in a market, as it stands on its papers (D17). */
export interface Seller {
  readonly name: string
  /** One line. */
  readonly address: string
  /** Tax registration number; empty where nobody is registered. */
  readonly taxNumber: string
}
