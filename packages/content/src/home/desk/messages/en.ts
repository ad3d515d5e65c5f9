/** What the desk says of announcements, and the sentences of its log about them. */
export const en = {
  added: 'Published. It is on the website and the displays.',
  saved: 'Saved. The website and displays are up to date.',
  ended: 'Ended. It is no longer on the website or the displays.',
  undone: 'Undone. It is as it was before.',
  noSuchAnnouncement: 'That announcement is over or was removed. Reload the page to see what is on now.',
  changedSince: 'Somebody else changed this announcement while you were editing. Check both and save again.',
  didAdd: (name: string, words: string) => `${name} announced “${words}”`,
  didChange: (name: string, words: string) => `${name} changed the announcement “${words}”`,
  didEnd: (name: string, words: string) => `${name} ended the announcement “${words}”`,
  didUndo: (name: string, words: string) => `${name} undid a change of the announcement “${words}”`,
  noAnnouncement: 'no announcement',
}
