import type { Command } from 'commander'

/** A group of commands, loaded on demand. */
export type CommandGroup = {
  name: string
  /** The same as in the group's own help; a test compares them. */
  summary: string
  load(): Promise<Command>
}

/** All groups, in the order of `--help`. */
export const commandGroups: readonly CommandGroup[] = [
  {
    name: 'tenant',
    summary: 'The mosques on this server',
    load: () => import('./tenant/index.ts').then((loaded) => loaded.tenantCommand()),
  },
  {
    name: 'config',
    summary: "A mosque's settings",
    load: () => import('./config/index.ts').then((loaded) => loaded.configCommand()),
  },
  {
    name: 'content',
    summary: "A mosque's folder: its content, times and pictures",
    load: () => import('./content/index.ts').then((loaded) => loaded.contentCommand()),
  },
  {
    name: 'announce',
    summary: 'Announce something on the site and the prayer hall displays',
    load: () => import('./announce/index.ts').then((loaded) => loaded.announceCommand()),
  },
  {
    name: 'timetable',
    summary: "The mosque's own prayer times",
    load: () => import('./timetable/index.ts').then((loaded) => loaded.timetableCommand()),
  },
  {
    name: 'applications',
    summary: 'Course applications, maktab registrations and messages',
    load: () => import('./applications/index.ts').then((loaded) => loaded.applicationsCommand()),
  },
  {
    name: 'maktab',
    summary: 'Maktab families',
    load: () => import('./maktab/index.ts').then((loaded) => loaded.maktabCommand()),
  },
  {
    name: 'staff',
    summary: 'Who works at the desk of a mosque',
    load: () => import('./staff/index.ts').then((loaded) => loaded.staffCommand()),
  },
  {
    name: 'installation',
    summary: 'Who owns this installation',
    load: () => import('./installation/index.ts').then((loaded) => loaded.installationCommand()),
  },
  {
    name: 'log',
    summary: 'The log of what a mosque’s staff did',
    load: () => import('./log/index.ts').then((loaded) => loaded.logCommand()),
  },
  {
    name: 'visitors',
    summary: 'How fast the website is for its visitors',
    load: () => import('./visitors/index.ts').then((loaded) => loaded.visitorsCommand()),
  },
  {
    name: 'subscribers',
    summary: 'Newsletter subscribers',
    load: () => import('./subscribers/index.ts').then((loaded) => loaded.subscribersCommand()),
  },
  {
    name: 'supporters',
    summary: "Names on supporters' fundraising links",
    load: () => import('./supporters/index.ts').then((loaded) => loaded.supportersCommand()),
  },
  {
    name: 'gift',
    summary: 'Gifts in cash, by bank transfer, and match funding',
    load: () => import('./gift/index.ts').then((loaded) => loaded.giftCommand()),
  },
  {
    name: 'donations',
    summary: 'Donation exports from the ledger',
    load: () => import('./donations/index.ts').then((loaded) => loaded.donationsCommand()),
  },
  {
    name: 'giftaid',
    summary: 'Gift Aid: declarations, and claims for HMRC',
    load: () => import('./giftaid/index.ts').then((loaded) => loaded.giftaidCommand()),
  },
  {
    name: 'hijri',
    summary: 'The Hijri date that the mosque announces',
    load: () => import('./hijri/index.ts').then((loaded) => loaded.hijriCommand()),
  },
  {
    name: 'tv',
    summary: 'The prayer hall displays',
    load: () => import('./tv/index.ts').then((loaded) => loaded.tvCommand()),
  },
  {
    name: 'user',
    summary: 'People with an account at a mosque',
    load: () => import('./user/index.ts').then((loaded) => loaded.userCommand()),
  },
  {
    name: 'donate',
    summary: 'Links to a donation form with details filled in',
    load: () => import('./donate/index.ts').then((loaded) => loaded.donateCommand()),
  },
  {
    name: 'payments',
    summary: 'Card payments: setup, gifts by card and refunds',
    load: () => import('./payments/index.ts').then((loaded) => loaded.paymentsCommand()),
  },
  {
    name: 'mail',
    summary: 'Emails: what was sent, what is stuck, sending one again, and a test',
    load: () => import('./mail/index.ts').then((loaded) => loaded.mailCommand()),
  },
  {
    name: 'backup',
    summary: 'Backups of all mosques, and restoring them',
    load: () => import('./backup/index.ts').then((loaded) => loaded.backupCommand()),
  },
  {
    name: 'secrets',
    summary: 'The encryption key',
    load: () => import('./secrets/index.ts').then((loaded) => loaded.secretsCommand()),
  },
]
