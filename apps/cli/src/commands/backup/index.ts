import type { Command } from 'commander'
import { noun } from '../frame/verb.ts'
import { restoreVerb } from './restore.ts'
import { writeVerb } from './write.ts'

/** `backup`: everything of every mosque, to keep elsewhere and to bring back. */
export const backupCommand = (): Command =>
  noun('backup', 'Backups of all mosques, and restoring them', [writeVerb(), restoreVerb()])
