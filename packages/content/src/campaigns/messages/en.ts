/** What is said of links to a campaign. */
export const en = {
  noLink: "We couldn't find that link. The campaign itself is on this site: you can make a new link there.",
  linkReady: 'Your fundraising link is ready to share.',
  posing: "Use your own first name. This one could be taken for the mosque's.",
  alphabets: 'Write your name in one alphabet only.',
  reported: 'Thank you. The mosque will look at this name.',
}
