import type { Command } from 'commander'

/** A noun of the command line; its verbs are loaded when it is typed. */
export type Noun = {
  name: string
  /** As in the noun's own help; a test compares them. */
  says: string
  load(): Promise<Command>
}

/** Everything that can be typed first, in the order of `--help`. */
export const nouns: readonly Noun[] = [
  {
    name: 'tenant',
    says: 'The mosques of this host',
    load: () => import('./tenant/index.ts').then((loaded) => loaded.tenantCommand()),
  },
  {
    name: 'config',
    says: "A mosque's settings",
    load: () => import('./config/index.ts').then((loaded) => loaded.configCommand()),
  },
  {
    name: 'content',
    says: "A mosque's folder: its words, times and pictures",
    load: () => import('./content/index.ts').then((loaded) => loaded.contentCommand()),
  },
  {
    name: 'announce',
    says: 'Tell everybody something, on the site and on the screens in the hall',
    load: () => import('./announce/index.ts').then((loaded) => loaded.announceCommand()),
  },
  {
    name: 'timetable',
    says: "The mosque's own prayer times",
    load: () => import('./timetable/index.ts').then((loaded) => loaded.timetableCommand()),
  },
  {
    name: 'applications',
    says: 'Course applications, maktab registrations and messages',
    load: () => import('./applications/index.ts').then((loaded) => loaded.applicationsCommand()),
  },
  {
    name: 'maktab',
    says: 'Families of the evening school',
    load: () => import('./maktab/index.ts').then((loaded) => loaded.maktabCommand()),
  },
  {
    name: 'subscribers',
    says: 'Who gets the newsletter',
    load: () => import('./subscribers/index.ts').then((loaded) => loaded.subscribersCommand()),
  },
  {
    name: 'supporters',
    says: "Names on supporters' links to campaigns",
    load: () => import('./supporters/index.ts').then((loaded) => loaded.supportersCommand()),
  },
  {
    name: 'gift',
    says: 'Gifts in cash, by bank transfer, or matched by somebody',
    load: () => import('./gift/index.ts').then((loaded) => loaded.giftCommand()),
  },
  {
    name: 'donations',
    says: 'The books of what was given',
    load: () => import('./donations/index.ts').then((loaded) => loaded.donationsCommand()),
  },
  {
    name: 'giftaid',
    says: 'Gift Aid: declarations, and claims for HMRC',
    load: () => import('./giftaid/index.ts').then((loaded) => loaded.giftaidCommand()),
  },
  {
    name: 'hijri',
    says: 'The Hijri date, as the mosque announces it',
    load: () => import('./hijri/index.ts').then((loaded) => loaded.hijriCommand()),
  },
  {
    name: 'tv',
    says: 'The screens in the halls',
    load: () => import('./tv/index.ts').then((loaded) => loaded.tvCommand()),
  },
  {
    name: 'user',
    says: 'People with an account at a mosque',
    load: () => import('./user/index.ts').then((loaded) => loaded.userCommand()),
  },
  {
    name: 'donate',
    says: 'Links that fill a gift in',
    load: () => import('./donate/index.ts').then((loaded) => loaded.donateCommand()),
  },
  {
    name: 'payments',
    says: 'How a mosque takes cards, and what became of each gift by card',
    load: () => import('./payments/index.ts').then((loaded) => loaded.paymentsCommand()),
  },
  {
    name: 'mail',
    says: 'Emails: what was sent, what is stuck, and sending one again',
    load: () => import('./mail/index.ts').then((loaded) => loaded.mailCommand()),
  },
  {
    name: 'backup',
    says: 'Everything of every mosque, to keep elsewhere and to bring back',
    load: () => import('./backup/index.ts').then((loaded) => loaded.backupCommand()),
  },
  {
    name: 'secrets',
    says: 'The key that seals what is secret',
    load: () => import('./secrets/index.ts').then((loaded) => loaded.secretsCommand()),
  },
]
