/** What a driver's page says to the worker, and the worker to the page when it is done. */
export const keepDriverScreens = "keepDriverScreens"
