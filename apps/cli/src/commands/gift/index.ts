import { noun } from '../frame/verb.ts'
import { addVerb } from './add.ts'
import { listVerb } from './list.ts'
import { undoVerb } from './undo.ts'

/** `gift`: gifts that came past the card provider. */
export const giftCommand = () =>
  noun('gift', 'Gifts in cash, by bank transfer, and match funding', [addVerb(), listVerb(), undoVerb()])
