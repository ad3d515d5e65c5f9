import type { Command } from 'commander'
import { defineGroup } from '../frame/defineCommand.ts'
import { createCommand } from './create.ts'
import { listCommand } from './list.ts'
import { reloadCommand } from './reload.ts'
import { revokeCommand } from './revoke.ts'
import { tokensCommand } from './tokens.ts'

/** `tv`: manages the prayer hall displays, and their addresses (`tv token`). */
export const tvCommand = (): Command =>
  defineGroup('tv', 'The prayer hall displays', [
    listCommand(),
    reloadCommand(),
    defineGroup('token', 'The secret addresses of displays', [createCommand(), tokensCommand(), revokeCommand()]),
  ])
