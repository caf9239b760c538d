/** Why a part of a booking cannot be changed now, by the policy's reason (D36, D37). */
export const changeRefused = {
  "too-late": "It is too late to change this.",
  "not-paid": "This can be changed once the booking is paid.",
  "on-hold": "This booking is on hold. It can be changed once our desk has decided what happens next.",
  "not-changeable": "This cannot be changed. Please cancel the booking and make a new one.",
} as const
