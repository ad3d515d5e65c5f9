/** What the desk says of reports. */
export const en = {
  emailOn: 'You’ll get an email about giving every Monday morning.',
  emailOff: 'You won’t get the Monday email any more.',
}
