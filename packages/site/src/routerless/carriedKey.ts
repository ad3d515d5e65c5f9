/** The `sessionStorage` key of the messages carried over from the previous page. */
export const carriedKey = 'said'
