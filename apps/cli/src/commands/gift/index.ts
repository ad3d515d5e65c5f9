import { noun } from '../frame/defineCommand.ts'
import { addCommand } from './add.ts'
import { listCommand } from './list.ts'
import { undoCommand } from './undo.ts'

/** `gift`: gifts that came past the card provider. */
export const giftCommand = () =>
  noun('gift', 'Gifts in cash, by bank transfer, and match funding', [addCommand(), listCommand(), undoCommand()])
