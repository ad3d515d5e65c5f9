import { defineGroup } from '../frame/defineCommand.ts'
import { cancelCommand } from './cancel.ts'
import { claimCommand } from './claim.ts'
import { declarationsCommand } from './declarations.ts'
import { exportCommand } from './export.ts'
import { listCommand } from './list.ts'
import { markCommand } from './mark.ts'
import { previewCommand } from './preview.ts'
import { showCommand } from './show.ts'
import { undoCommand } from './undo.ts'

/** `giftaid`: Gift Aid declarations and claims. */
export const giftaidCommand = () =>
  defineGroup('giftaid', 'Gift Aid declarations and claims', [
    previewCommand(),
    claimCommand(),
    listCommand(),
    showCommand(),
    exportCommand(),
    markCommand(),
    undoCommand(),
    declarationsCommand(),
    cancelCommand(),
  ])
