/** What is said to a TV display that is not known. */
export const en = {
  unknown: "This display isn't set up on this site. Ask the mosque office for its address.",
}
