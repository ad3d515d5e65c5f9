/** Recovery codes, which are shown once. */
export const words = {
  title: 'Save your recovery codes',
  hint: 'If you lose your phone, each of these logs you in once. Save them, print them or write them down: they’re shown only now.',
  renewing: (menu: string, page: string) =>
    `You can get new codes at any time: in the desk, open ${menu}, then “${page}”.`,
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied. Paste them into your password manager or a note.',
  notCopied: 'This browser doesn’t let us copy. Save them as a file instead.',
  save: 'Save as a file',
  fileTitle: (place: string) => `Minaret: recovery codes for the desk at ${place}. Each logs you in once.`,
  done: 'I’ve saved them. Continue',
  leaving: {
    title: 'Leave without saving your codes?',
    consequence: (menu: string, page: string) =>
      `We can’t show these codes again. If you leave now, get new ones later: open ${menu}, then “${page}”.`,
    leave: 'Leave',
    stay: 'Stay here',
  },
}
