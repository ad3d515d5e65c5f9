import type { components } from '@minaret/contract'

/** Two months of a display's content. */
export type Feed = components['schemas']['TvFeed']
