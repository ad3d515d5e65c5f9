import type { ContentKindName } from '@minaret/contract/desk'
import { contentRights } from '@minaret/plans'

const isKind = (text: string): text is ContentKindName => Object.hasOwn(contentRights, text)

/** Parses a kind of content in a URL; undefined if there is no such kind. */
export const parseContentKind = (text: string): ContentKindName | undefined => (isKind(text) ? text : undefined)
