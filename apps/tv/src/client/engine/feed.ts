import type { components } from '@minaret/contract'

/** What a screen shows of its mosque, for two months. */
export type Feed = components['schemas']['TvFeed']
