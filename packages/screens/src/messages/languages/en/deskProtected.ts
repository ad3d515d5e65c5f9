/** The settings that take two owners, at the desk. */
export const words = {
  title: 'Bank details and other websites',
  lead: 'A change here takes two owners: one asks for it, another approves it. Where there’s only one owner, it waits for 72 hours, and an email has a link that cancels it.',
  readOnly: 'Only an owner can ask for a change here.',
  mayNotLook: 'Your role can’t see this page. Ask an owner.',
  back: 'Back to the mosque',
  ask: 'Ask for this change',
  asking: 'Sending',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (origin: string) => `Remove ${origin}`,
  removeTitle: (origin: string) => `Remove ${origin}?`,
  addressHint: 'Like https://www.example.org, without a page.',
  bank: {
    title: 'Bank details',
    none: 'No bank details are shown on the website.',
    label: 'Bank details, as donors will read them',
    hint: 'Account name, sort code, account number, and what to write as the reference. Leave it empty to remove them.',
    change: 'Change the bank details',
  },
  titles: {
    frames: 'Websites that show your donate page',
    calls: 'Websites that use your data and forms',
  },
  hints: {
    frames: 'They can show it inside their own pages, such as the website behind your mobile app.',
    calls: 'For a website somebody else built with your prayer times, news or forms.',
  },
  empty: {
    frames: 'None: your donate page is on your own website only.',
    calls: 'None.',
  },
  allow: {
    frames: 'Allow a website to show the donate page',
    calls: 'Allow a website to use data and forms',
  },
  removeTexts: {
    frames: 'Your donate page no longer appears inside that website’s pages.',
    calls: 'That website can no longer show your prayer times and news or send your forms.',
  },
}
