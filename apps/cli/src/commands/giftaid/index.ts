import { noun } from '../frame/verb.ts'
import { cancelVerb } from './cancel.ts'
import { claimVerb } from './claim.ts'
import { declarationsVerb } from './declarations.ts'
import { exportVerb } from './export.ts'
import { listVerb } from './list.ts'
import { markVerb } from './mark.ts'
import { previewVerb } from './preview.ts'
import { showVerb } from './show.ts'
import { undoVerb } from './undo.ts'

/** `giftaid`: what HMRC adds to gifts. */
export const giftaidCommand = () =>
  noun('giftaid', 'Gift Aid: declarations, and claims for HMRC', [
    previewVerb(),
    claimVerb(),
    listVerb(),
    showVerb(),
    exportVerb(),
    markVerb(),
    undoVerb(),
    declarationsVerb(),
    cancelVerb(),
  ])
