import type { BoardWords } from '@minaret/display'
import type { Catalogue, CommonWords } from '@minaret/screens/messages'

/** A language's words for a screen: a file of their own, which runs before the app. */
export type TvWordFile = Pick<CommonWords, 'prayer'> & Pick<Catalogue, 'tv' | 'tvPlain'>

/** What a screen speaks with. */
export type ScreenWords = BoardWords & { t: TvWordFile }
