import type { Command } from 'commander'
import { defineGroup } from '../frame/defineCommand.ts'
import { createCommand } from './create.ts'
import { listCommand } from './list.ts'
import { reloadCommand } from './reload.ts'
import { revokeCommand } from './revoke.ts'
import { tokensCommand } from './tokens.ts'

/** `tv`: the prayer hall displays, and `tv token`, their addresses. */
export const tvCommand = (): Command =>
  defineGroup('tv', 'The prayer hall displays', [
    listCommand(),
    reloadCommand(),
    defineGroup('token', 'The secret addresses of displays', [createCommand(), tokensCommand(), revokeCommand()]),
  ])
