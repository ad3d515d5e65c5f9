import type { Command } from 'commander'
import { defineGroup } from '../frame/defineCommand.ts'
import { restoreCommand } from './restore.ts'
import { writeCommand } from './write.ts'

/** `backup`: all data of all mosques, to store elsewhere and restore. */
export const backupCommand = (): Command =>
  defineGroup('backup', 'Backups of all mosques, and restoring them', [writeCommand(), restoreCommand()])
