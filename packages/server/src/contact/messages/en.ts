/** What is said of a message to the mosque. */
export const en = {
  /** The specification's words, to the letter: the space at the end is theirs. */
  sent: "Thank you! We'll get back to you as soon as possible. ",
  imamClosed: "This site doesn't take questions to the imam. Please choose another topic.",
  imamNoEmail:
    "This mosque can't take questions to the imam by email yet, so yours wasn't sent. Please ask at the mosque.",
  imamCall: (phone: string) =>
    `This mosque can't take questions to the imam by email yet, so yours wasn't sent. Please call ${phone} or ask at the mosque.`,
}
