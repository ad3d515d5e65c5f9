import type { Command } from 'commander'

/** A group of commands, loaded on demand. */
export type CommandGroup = {
  name: string
  /** Must match the group's own help; a test compares them. */
  summary: string
  load(): Promise<Command>
}

/** All groups, in the order of `--help`. */
export const commandGroups: readonly CommandGroup[] = [
  {
    name: 'tenant',
    summary: 'The mosques on this server',
    load: () => import('./tenant/index.ts').then((module) => module.tenantCommand()),
  },
  {
    name: 'config',
    summary: "A mosque's settings",
    load: () => import('./config/index.ts').then((module) => module.configCommand()),
  },
  {
    name: 'content',
    summary: "A mosque's folder: its content, times and pictures",
    load: () => import('./content/index.ts').then((module) => module.contentCommand()),
  },
  {
    name: 'announce',
    summary: 'Publish announcements on the website and prayer hall displays',
    load: () => import('./announce/index.ts').then((module) => module.announceCommand()),
  },
  {
    name: 'timetable',
    summary: "The mosque's own prayer times",
    load: () => import('./timetable/index.ts').then((module) => module.timetableCommand()),
  },
  {
    name: 'applications',
    summary: 'Course applications, maktab registrations and messages',
    load: () => import('./applications/index.ts').then((module) => module.applicationsCommand()),
  },
  {
    name: 'maktab',
    summary: 'Maktab families',
    load: () => import('./maktab/index.ts').then((module) => module.maktabCommand()),
  },
  {
    name: 'staff',
    summary: 'A mosque’s staff',
    load: () => import('./staff/index.ts').then((module) => module.staffCommand()),
  },
  {
    name: 'installation',
    summary: 'The owners of this installation',
    load: () => import('./installation/index.ts').then((module) => module.installationCommand()),
  },
  {
    name: 'log',
    summary: 'The log of a mosque’s staff',
    load: () => import('./log/index.ts').then((module) => module.logCommand()),
  },
  {
    name: 'visitors',
    summary: 'Website speed for visitors',
    load: () => import('./visitors/index.ts').then((module) => module.visitorsCommand()),
  },
  {
    name: 'subscribers',
    summary: 'Newsletter subscribers',
    load: () => import('./subscribers/index.ts').then((module) => module.subscribersCommand()),
  },
  {
    name: 'supporters',
    summary: "Names on supporters' fundraising links",
    load: () => import('./supporters/index.ts').then((module) => module.supportersCommand()),
  },
  {
    name: 'gift',
    summary: 'Gifts by cash, bank transfer or match funding',
    load: () => import('./gift/index.ts').then((module) => module.giftCommand()),
  },
  {
    name: 'donations',
    summary: 'Donation exports from the ledger',
    load: () => import('./donations/index.ts').then((module) => module.donationsCommand()),
  },
  {
    name: 'giftaid',
    summary: 'Gift Aid declarations and claims',
    load: () => import('./giftaid/index.ts').then((module) => module.giftaidCommand()),
  },
  {
    name: 'hijri',
    summary: 'The Hijri date that the mosque announces',
    load: () => import('./hijri/index.ts').then((module) => module.hijriCommand()),
  },
  {
    name: 'tv',
    summary: 'The prayer hall displays',
    load: () => import('./tv/index.ts').then((module) => module.tvCommand()),
  },
  {
    name: 'user',
    summary: 'Accounts at a mosque',
    load: () => import('./user/index.ts').then((module) => module.userCommand()),
  },
  {
    name: 'donate',
    summary: 'Prefilled donation links',
    load: () => import('./donate/index.ts').then((module) => module.donateCommand()),
  },
  {
    name: 'payments',
    summary: 'Card payments: setup, gifts and refunds',
    load: () => import('./payments/index.ts').then((module) => module.paymentsCommand()),
  },
  {
    name: 'mail',
    summary: 'Outgoing emails: list, resend and test',
    load: () => import('./mail/index.ts').then((module) => module.mailCommand()),
  },
  {
    name: 'backup',
    summary: 'Back up and restore all mosques',
    load: () => import('./backup/index.ts').then((module) => module.backupCommand()),
  },
  {
    name: 'secrets',
    summary: 'The encryption key',
    load: () => import('./secrets/index.ts').then((module) => module.secretsCommand()),
  },
]
