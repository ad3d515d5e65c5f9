import type { BoardWords } from '@minaret/screens/tv-board'
import type { Catalogue } from '@minaret/screens/messages'

/** The words the face says besides those that come with the board. */
export type FaceWords = BoardWords['t'] & Pick<Catalogue, 'tv'>
