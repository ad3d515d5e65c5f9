/** What the desk says of taking everything along. */
export const en = {
  demonstrationOnly: 'Everything can’t be exported in the demonstration.',
  askExport: 'Export everything of the mosque, with the ledger and all donors, as a file the owners can download',
  running: 'Everything is being exported already. Wait until it’s ready, then download it.',
  noExport: 'We couldn’t find this file. It’s deleted after 24 hours. Ask for everything again if you still need it.',
  somebody: 'Somebody who has left the staff',
  didExport: (name: string) => `Everything of the mosque was exported, as ${name} asked`,
  didDownload: (name: string) => `${name} downloaded everything of the mosque`,
}
