/** Where a tab keeps what the page before has said. */
export const carriedKey = 'said'
