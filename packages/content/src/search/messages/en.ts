/** What is said of a search that cannot be made. */
export const en = {
  busy: 'Many people are searching right now. Please try again in a moment.',
  tooLong: 'That search took too long. Please try a longer or less common word, or try again in a minute.',
}
