/** A wait as it is told, in seconds: from ten minutes on it is told in whole minutes, and never too short. */
export const toldWait = (seconds: number): number => (seconds < 600 ? seconds : Math.ceil(seconds / 60) * 60)
