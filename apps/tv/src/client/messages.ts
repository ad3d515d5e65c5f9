import type { BoardMessages } from '@minaret/display'
import type { Catalogue, CommonMessages } from '@minaret/screens/messages'

/** A language's messages for a display, in a separate script that runs before the app. */
export type TvMessages = Pick<CommonMessages, 'prayer'> & Pick<Catalogue, 'tv' | 'tvPlain'>

/** A display's messages and formats. */
export type ScreenMessages = BoardMessages & { t: TvMessages }
