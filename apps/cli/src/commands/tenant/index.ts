import { defineGroup } from '../frame/defineCommand.ts'
import { approveCommand, inviteToSignUpCommand, waitingCommand } from './approval.ts'
import { createCommand } from './create.ts'
import { addHostCommand, listHostsCommand, removeHostCommand } from './hosts.ts'
import { listCommand } from './list.ts'
import { moveCommand } from './move.ts'
import { allowOriginCommand, disallowOriginCommand, listOriginsCommand } from './origins.ts'
import { showCommand } from './show.ts'
import { openCommand, suspendCommand } from './state.ts'
import { deleteCommand, exportCommand } from './allData.ts'

/** `tenant`: the mosques on this server. */
export const tenantCommand = () =>
  defineGroup('tenant', 'The mosques on this server', [
    createCommand(),
    listCommand(),
    showCommand(),
    waitingCommand(),
    approveCommand(),
    inviteToSignUpCommand(),
    suspendCommand(),
    openCommand(),
    addHostCommand(),
    removeHostCommand(),
    listHostsCommand(),
    allowOriginCommand(),
    disallowOriginCommand(),
    listOriginsCommand(),
    moveCommand(),
    exportCommand(),
    deleteCommand(),
  ])
