/** The seller in a market, as shown on its papers (D17). */
export interface Seller {
  readonly name: string
  /** One line. */
  readonly address: string
  /** Tax registration number; empty without a registration. */
  readonly taxNumber: string
}
