/** What is said of a file that cannot be shown. */
export const en = {
  missing: 'File not found',
  takenDown: 'It may have been removed.',
  notNow: 'Not available right now',
  away: "We can't read this site's files right now. Please try again in a moment.",
  busy: "We're preparing many pictures right now. Please try again in a moment.",
}
