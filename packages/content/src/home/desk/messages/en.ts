/** What the desk says of announcements, and the sentences of its log about them. */
export const en = {
  added: 'Published. It is on the website and the displays.',
  saved: 'Saved. The website and displays are up to date.',
  ended: 'Ended. It is no longer on the website or the displays.',
  undone: 'Undone. It is as it was before.',
  noSuchAnnouncement: 'That announcement is over or was removed. Reload the page to see what is on now.',
  changedSince: 'Somebody else changed this announcement while you were editing. Check both and save again.',
  titleEmpty: 'Write a title, or leave it out.',
  titleForm: (most: number) => `Keep the title on one line, with at most ${most} characters and no invisible ones.`,
  textNeeded: 'Write what the announcement says.',
  textLong: (length: number, most: number) =>
    `The text has ${length} characters; a display has room for ${most}. Shorten it, and put the rest into an event or the news.`,
  endsBefore: 'It would end before it starts. Choose a later end.',
  alreadyOver: 'It would already be over. Choose a later end.',
  didAdd: (name: string, words: string) => `${name} announced “${words}”`,
  didChange: (name: string, words: string) => `${name} changed the announcement “${words}”`,
  didEnd: (name: string, words: string) => `${name} ended the announcement “${words}”`,
  didUndo: (name: string, words: string) => `${name} undid a change of the announcement “${words}”`,
  noAnnouncement: 'no announcement',
}
