/** What the desk says of reports. */
export const en = {
  emailOn: 'You’ll get an email about giving every Monday morning.',
  emailOff: 'You won’t get the Monday email any more.',
  didTakeJournal: (name: string, from: string, to: string) =>
    `${name} downloaded the accountant’s journal, ${from} to ${to}`,
}
