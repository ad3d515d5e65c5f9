/** What is said of a link of the mobile app. */
export const en = {
  stale: 'This link has been used or has expired. Please go back to the app and start again.',
}
