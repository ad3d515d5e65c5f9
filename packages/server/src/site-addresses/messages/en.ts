/** What the desk says of domains of a mosque's own. */
export const en = {
  demonstrationOnly: 'Domains can’t be changed in the demonstration.',
  notAvailable: 'Domains of your own can’t be used on this server yet. Ask whoever runs it.',
  noDomain: 'This domain isn’t on the list any more.',
  added: 'Domain added. Nothing changes on your website until its records are in place.',
  addedAgain: 'The domain is on the list again. It’s used as soon as its records are found.',
  removed: 'Domain removed. Your website is still at the address it was given.',
  used: 'The domain is on the list.',
  notUsed: 'The domain isn’t on the list.',
  problemEmpty: 'Enter your domain, like www.example.org.',
  problemWildcard: 'Enter one name at a time, without a *. Add www.example.org and example.org one after the other.',
  problemAddress: 'This is an IP address. Enter a name, like www.example.org.',
  problemEmail: 'This is an email address. Enter only your website’s name, like www.example.org.',
  problemPage: 'Enter only the name, without a page: www.example.org, not www.example.org/contact.',
  problemPort: 'Enter only the name, without a colon and a number.',
  problemForm: 'This isn’t a domain. Enter it like www.example.org: a to z, numbers and hyphens, with dots between.',
  problemPrivate: (ending: string) =>
    `Names ending in ${ending} can’t be reached on the internet. Enter the domain you registered.`,
  problemSuffix: (name: string) =>
    `Nobody can own ${name}: it’s an ending like .org. Enter the whole domain you registered, like example.${name}.`,
  problemInstallation: 'This name belongs to whoever runs this server. Enter a domain your mosque has registered.',
  problemTaken: 'Another mosque here already uses this domain. If it’s yours, tell whoever runs this server.',
  problemHere: (name: string) => `${name} is already on this page.`,
  problemMany: (most: string) => `You can add up to ${most} domains. Remove one first.`,
  didAdd: (name: string, domain: string) => `${name} added the domain ${domain}`,
  didRemove: (name: string, domain: string) => `${name} removed the domain ${domain}`,
}
