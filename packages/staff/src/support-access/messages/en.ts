/** What the desk says of support access, and the sentences of its log about it. */
export const en = {
  granted: 'Support access is on for 24 hours.',
  ended: 'Support access has ended.',
  endedAlready: 'Support access had already ended.',
  nobody: 'Nobody runs this server who could be let in. Ask whoever set it up.',
  didGrant: (name: string) => `${name} gave support access for 24 hours`,
  didEnd: (name: string) => `${name} ended support access`,
  didUse: (name: string) => `${name} opened the desk`,
}
