import type { Command } from 'commander'
import { noun } from '../frame/defineCommand.ts'
import { restoreCommand } from './restore.ts'
import { writeCommand } from './write.ts'

/** `backup`: all data of all mosques, to store elsewhere and restore. */
export const backupCommand = (): Command =>
  noun('backup', 'Backups of all mosques, and restoring them', [writeCommand(), restoreCommand()])
