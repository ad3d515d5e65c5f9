/** The event dispatched when React has hydrated the page. */
export const hydratedEvent = 'minaret:arrived'
