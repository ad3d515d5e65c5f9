/** What the desk says of pictures and files. */
export const en = {
  stored: 'Uploaded.',
  saved: 'Saved.',
  replaced: 'Replaced. The website is up to date.',
  notUsed: 'This file is not used on the website.',
  noSuchFile: 'We couldn’t find this file. It may have been removed because nothing used it.',
  otherKind: 'Choose a picture for a picture, and a file for a file.',
  noStorage: 'Files can’t be stored at the moment. Try again later, or ask whoever runs the server.',
}
