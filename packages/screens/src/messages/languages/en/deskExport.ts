/** Everything of a mosque as one file, at the desk. */
export const words = {
  title: 'Take everything with you',
  lead: 'One file with everything your mosque has, in formats other programs can read: the website’s texts and pictures, gifts and the ledger, donors and subscribers, Gift Aid, collections, bank statements and the activity log.',
  twoOwners:
    'It takes two owners: one asks for the file, another approves it. Where there’s only one owner, it waits for 72 hours, and an email has a link that cancels it.',
  leftOut:
    'Messages, applications, passwords and payment keys aren’t in it. A README in the file explains every part, and what was left out.',
  mayNotLook: 'Only owners can take everything with them. Ask an owner.',
  back: 'Back to the mosque',
  ask: 'Ask for the file',
  asking: 'Sending',
  by: (name: string, at: string) => `${name} asked for the file, ${at}.`,
  byYou: (at: string) => `You asked for the file, ${at}.`,
  forAnother: 'Another owner has to approve it.',
  forYou: 'It needs your approval, or another owner’s.',
  due: (at: string) => `It will be written on ${at}. Until then it can be stopped.`,
  approvals: 'Open Approvals',
  files: 'Files',
  writing: 'Writing the file',
  progress: (written: string, total: string) => `${written} of ${total} rows and files`,
  waiting: 'Waiting to start',
  failed: 'The file couldn’t be written. Ask for it again.',
  ready: (size: string, until: string) => `${size} MB. You can download it until ${until}.`,
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  reading: 'Reading…',
  careful:
    'The file has personal data of donors and subscribers. Store it where only people who need it can open it. Every download is in the activity log.',
}
