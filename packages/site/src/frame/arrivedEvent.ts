/** The event by which a page hears that React has taken it over. */
export const arrivedEvent = 'minaret:arrived'
