/** Recovery codes, which are shown once. */
export const words = {
  title: 'Save your recovery codes',
  hint: 'If you lose your phone, each of these logs you in once. Save them, print them or write them down: they’re shown only now.',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied. Paste them into your password manager or a note.',
  notCopied: 'This browser doesn’t let us copy. Save them as a file instead.',
  save: 'Save as a file',
  fileTitle: (place: string) => `Minaret: recovery codes for the desk at ${place}. Each logs you in once.`,
  done: 'I’ve saved them. Continue',
}
