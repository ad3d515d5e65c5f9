import type { BoardWords } from '@minaret/display'
import type { Catalogue, CommonMessages } from '@minaret/screens/messages'

/** A language's messages for a display, in a separate script that runs before the app. */
export type TvWordFile = Pick<CommonMessages, 'prayer'> & Pick<Catalogue, 'tv' | 'tvPlain'>

/** A display's messages and formats. */
export type ScreenWords = BoardWords & { t: TvWordFile }
