/** The event dispatched when React has hydrated the page. */
export const arrivedEvent = 'minaret:arrived'
