import { defineGroup } from '../frame/defineCommand.ts'
import { addCommand } from './add.ts'
import { listCommand } from './list.ts'
import { undoCommand } from './undo.ts'

/** `gift`: gifts that were not paid by card. */
export const giftCommand = () =>
  defineGroup('gift', 'Gifts by cash, bank transfer or match funding', [addCommand(), listCommand(), undoCommand()])
