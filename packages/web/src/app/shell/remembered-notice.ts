import { read, write } from "../choices/remembered.ts"

const key = "mersal.noticeShownOn"

/** The market's day on which a notice of the operator was last seen here. */
export const rememberedNotice = (): string | null => read(key)

export const rememberNotice = (day: string): void => write(key, day)
