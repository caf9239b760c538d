import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { describe, expect, it } from "vitest"
import { refuseUnanswered, startDemoProduct } from "./demo-product.ts"
import { DemoRefused } from "./demo-wishes.ts"

describe("the product of a demo", () => {
  it("touches neither the build nor the database of a product that runs where it would", async () => {
    const running = createServer().listen(0)
    await once(running, "listening")
    const { port } = running.address() as AddressInfo
    const asked = startDemoProduct({ PORT: String(port) })
    await expect(asked).rejects.toThrow(DemoRefused)
    await expect(asked).rejects.toThrow(`drive it by --url http://localhost:${port}`)
    running.close()
  })

  it("that is said to run already is refused in a sentence where nothing answers", async () => {
    const gone = createServer().listen(0, "127.0.0.1")
    await once(gone, "listening")
    const url = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
    gone.close()
    await once(gone, "close")
    await expect(refuseUnanswered(url)).rejects.toThrow(DemoRefused)
    await expect(refuseUnanswered(url)).rejects.toThrow(`Nothing answers at ${url}`)
  })

  it("is for development only", async () => {
    await expect(startDemoProduct({ MERSAL_ENV: "production" })).rejects.toThrow("There is no demo in production")
  })
})
