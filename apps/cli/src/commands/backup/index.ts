import type { Command } from 'commander'
import { noun } from '../frame/defineCommand.ts'
import { restoreCommand } from './restore.ts'
import { writeCommand } from './write.ts'

/** `backup`: everything of every mosque, to keep elsewhere and to bring back. */
export const backupCommand = (): Command =>
  noun('backup', 'Backups of all mosques, and restoring them', [writeCommand(), restoreCommand()])
