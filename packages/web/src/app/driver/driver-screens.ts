/** The messages between a driver's page and the service worker. */
export const keepDriverScreens = "keepDriverScreens"
