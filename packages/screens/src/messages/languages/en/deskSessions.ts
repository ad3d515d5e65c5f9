/** Where somebody is logged in to the desk. */
export const words = {
  title: 'Where you’re logged in',
  lead: 'Lost a phone, or forgot to log out? Log out there from here. It takes effect right away.',
  demonstration: 'Everybody who tries this role shares it, so only your own login is listed.',
  thisOne: (device: string) => `${device} (this one)`,
  methods: {
    passkey: 'Passkey',
    code: 'Password and code',
    recovery: 'Recovery code',
    demonstration: 'Demonstration',
  },
  since: (at: string) => `Logged in ${at}`,
  seen: (at: string) => `Last used ${at}`,
  end: 'Log out there',
  endOf: (device: string) => `Log out there: ${device}`,
  endOthers: 'Log out everywhere else',
}
