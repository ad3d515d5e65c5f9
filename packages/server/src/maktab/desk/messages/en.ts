/** What the desk says of the maktab's classes. */
export const en = {
  saved: 'Saved.',
  noClass: 'We couldn’t find that class.',
  notYours: 'Only owners and the class’s teacher can take its register.',
  noTeacher: 'This person can’t teach a class: their role isn’t owner or teacher, or they have left.',
  notYet: 'This day hasn’t come yet.',
  noChild: 'This child isn’t in the class any more. Load the page again.',
  didAdd: (name: string, what: string) => `${name} added the class “${what}”`,
  didChange: (name: string, what: string) => `${name} changed the class “${what}”`,
}
