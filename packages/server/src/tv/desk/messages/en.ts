/** What the desk says of displays, and the sentences of its log about them. */
export const en = {
  saved: 'Saved. The display shows it within two minutes.',
  unchanged: 'Nothing has changed.',
  reloads: 'The display reloads within two minutes, if it’s on and online.',
  revoked: 'Revoked. The display stops showing times within a minute.',
  undone: 'Undone. It is as it was before.',
  noSuchDisplay: 'That display was revoked or removed. Reload the page to see the displays there are.',
  nameNeeded: 'Give the display a name, such as “Main hall”.',
  nameTaken: (name: string) => `There’s already a display called “${name}”. Choose another name.`,
  changedSince: 'Somebody else changed this display while you were editing. Check it and save again.',
  didRename: (name: string, before: string, after: string) => `${name} renamed the display “${before}” to “${after}”`,
  didTurn: (name: string, display: string, orientation: string) =>
    `${name} set the display “${display}” to ${orientation}`,
  didReload: (name: string, display: string) => `${name} reloaded the display “${display}”`,
  didRevoke: (name: string, display: string) => `${name} revoked the display “${display}”`,
  undid: (sentence: string) => `${sentence} (undone)`,
  landscape: 'landscape',
  portrait: 'portrait',
  asAddress: 'the orientation of its address',
  gone: 'revoked',
}
