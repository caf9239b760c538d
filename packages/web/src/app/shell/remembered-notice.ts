import { read, write } from "../choices/remembered.ts"

const key = "mersal.noticeShownOn"

/** The day, in the market's zone, on which the operator's notice was last seen here. */
export const rememberedNotice = (): string | null => read(key)

export const rememberNotice = (day: string): void => write(key, day)
