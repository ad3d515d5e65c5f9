/** What the desk says of changing one's own login. */
export const en = {
  notYou: 'That didn’t work. Try again, or log in again.',
  confirmed: 'Confirmed.',
  loggedOut: 'You’re logged out. Log in again.',
  demonstration: 'This is a demonstration: nobody’s login can be changed here.',
  tooMany: (most: number) => `You already have ${most} passkeys. Remove one you no longer use, then try again.`,
  notMade: 'We couldn’t add that passkey. Try again.',
  thereAlready: 'You’ve already added this passkey.',
  noSuchPasskey: 'That passkey isn’t there any more. Load the page again.',
  lastWay: 'You can’t remove your only way to log in. Add a passkey on another device first.',
  added: 'Passkey added. We’ve emailed you about it.',
  removed: 'Passkey removed. You’re logged out everywhere else.',
  renewed: 'Your old recovery codes no longer work.',
  didAdd: (name: string, device: string) => `${name} added a passkey to their login (${device})`,
  didRemove: (name: string, device: string) => `${name} removed a passkey from their login (${device})`,
  didRenew: (name: string, device: string) => `${name} got new recovery codes (${device})`,
}
