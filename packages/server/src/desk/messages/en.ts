/** What the desk says of logins and its log. */
export const en = {
  noDemonstration: 'There is no demonstration to enter here.',
  entered: 'You are in the demonstration.',
  loggedOut: 'You are logged out.',
  asSupport: (name: string) => `${name} (support)`,
  somebody: 'Somebody who has left',
  serverAdministrator: 'The server’s administrator',
  otherEntry: 'A change this page cannot describe',
  erasedEntry: 'The details of this entry were erased',
  noSuchPage: 'This is not a page of the log. Start from the newest entries.',
  noSuchEntry: "We couldn't find that change.",
  cannotUndo: 'This change cannot be undone.',
  mayNotUndo: "Your role can't undo this change. Ask an owner.",
  changedSince: 'Somebody has changed this since. Nothing was undone.',
}
