import type { Command } from 'commander'

/** A noun of the command line; its verbs are loaded on demand. */
export type Noun = {
  name: string
  /** The same as in the noun's own help; a test compares them. */
  says: string
  load(): Promise<Command>
}

/** All nouns, in the order of `--help`. */
export const nouns: readonly Noun[] = [
  {
    name: 'tenant',
    says: 'The mosques on this server',
    load: () => import('./tenant/index.ts').then((loaded) => loaded.tenantCommand()),
  },
  {
    name: 'config',
    says: "A mosque's settings",
    load: () => import('./config/index.ts').then((loaded) => loaded.configCommand()),
  },
  {
    name: 'content',
    says: "A mosque's folder: its content, times and pictures",
    load: () => import('./content/index.ts').then((loaded) => loaded.contentCommand()),
  },
  {
    name: 'announce',
    says: 'Announce something on the site and the prayer hall displays',
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
    says: 'Maktab families',
    load: () => import('./maktab/index.ts').then((loaded) => loaded.maktabCommand()),
  },
  {
    name: 'staff',
    says: 'Who works at the desk of a mosque',
    load: () => import('./staff/index.ts').then((loaded) => loaded.staffCommand()),
  },
  {
    name: 'installation',
    says: 'Who owns this installation',
    load: () => import('./installation/index.ts').then((loaded) => loaded.installationCommand()),
  },
  {
    name: 'log',
    says: 'The log of what a mosque’s staff did',
    load: () => import('./log/index.ts').then((loaded) => loaded.logCommand()),
  },
  {
    name: 'visitors',
    says: 'How fast the website is for its visitors',
    load: () => import('./visitors/index.ts').then((loaded) => loaded.visitorsCommand()),
  },
  {
    name: 'subscribers',
    says: 'Newsletter subscribers',
    load: () => import('./subscribers/index.ts').then((loaded) => loaded.subscribersCommand()),
  },
  {
    name: 'supporters',
    says: "Names on supporters' fundraising links",
    load: () => import('./supporters/index.ts').then((loaded) => loaded.supportersCommand()),
  },
  {
    name: 'gift',
    says: 'Gifts in cash, by bank transfer, and match funding',
    load: () => import('./gift/index.ts').then((loaded) => loaded.giftCommand()),
  },
  {
    name: 'donations',
    says: 'Donation exports from the ledger',
    load: () => import('./donations/index.ts').then((loaded) => loaded.donationsCommand()),
  },
  {
    name: 'giftaid',
    says: 'Gift Aid: declarations, and claims for HMRC',
    load: () => import('./giftaid/index.ts').then((loaded) => loaded.giftaidCommand()),
  },
  {
    name: 'hijri',
    says: 'The Hijri date that the mosque announces',
    load: () => import('./hijri/index.ts').then((loaded) => loaded.hijriCommand()),
  },
  {
    name: 'tv',
    says: 'The prayer hall displays',
    load: () => import('./tv/index.ts').then((loaded) => loaded.tvCommand()),
  },
  {
    name: 'user',
    says: 'People with an account at a mosque',
    load: () => import('./user/index.ts').then((loaded) => loaded.userCommand()),
  },
  {
    name: 'donate',
    says: 'Links to a donation form with details filled in',
    load: () => import('./donate/index.ts').then((loaded) => loaded.donateCommand()),
  },
  {
    name: 'payments',
    says: 'Card payments: setup, gifts by card and refunds',
    load: () => import('./payments/index.ts').then((loaded) => loaded.paymentsCommand()),
  },
  {
    name: 'mail',
    says: 'Emails: what was sent, what is stuck, sending one again, and a test',
    load: () => import('./mail/index.ts').then((loaded) => loaded.mailCommand()),
  },
  {
    name: 'backup',
    says: 'Backups of all mosques, and restoring them',
    load: () => import('./backup/index.ts').then((loaded) => loaded.backupCommand()),
  },
  {
    name: 'secrets',
    says: 'The encryption key',
    load: () => import('./secrets/index.ts').then((loaded) => loaded.secretsCommand()),
  },
]
