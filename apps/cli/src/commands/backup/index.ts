import type { Command } from 'commander'
import { defineGroup } from '../frame/defineCommand.ts'
import { restoreCommand } from './restore.ts'
import { writeCommand } from './write.ts'

/** `backup`: backs up and restores the data of all mosques. */
export const backupCommand = (): Command =>
  defineGroup('backup', 'Back up and restore all mosques', [writeCommand(), restoreCommand()])
