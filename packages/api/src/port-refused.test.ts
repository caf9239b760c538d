import { describe, expect, it } from "vitest"
import { PortRefused, portRefusal } from "./port-refused.ts"

const failed = (code: string) => Object.assign(new Error(`listen ${code}`), { code })

describe("a port that cannot be had", () => {
  it("is said to be taken, with another one to choose", () => {
    const refusal = portRefusal(failed("EADDRINUSE"), { port: 3000, of: "product" }, "PORT=3001", "PORT=11000")
    expect(refusal).toBeInstanceOf(PortRefused)
    expect(refusal.message).toContain("PORT=3001 npm start")
  })

  it("is said to need rights, with one that needs none", () => {
    const refusal = portRefusal(failed("EACCES"), { port: 80, of: "product" }, "PORT=81", "PORT=8080")
    expect(refusal).toBeInstanceOf(PortRefused)
    expect(refusal.message).toBe(
      "This user may not listen on port 80. Choose another one, and let a proxy listen there: PORT=8080 npm start",
    )
  })

  it("is passed on as it is for any other reason", () => {
    const other = failed("EMFILE")
    expect(portRefusal(other, { port: 3000, of: "product" }, "PORT=3001", "PORT=11000")).toBe(other)
  })
})
