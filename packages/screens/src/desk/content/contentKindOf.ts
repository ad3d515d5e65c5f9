import type { ContentKindName } from '@minaret/contract/desk'
import { contentRights } from '@minaret/plans'

const isKind = (text: string): text is ContentKindName => Object.hasOwn(contentRights, text)

/** A kind of content by its name in an address; nothing where it is none. */
export const contentKindOf = (text: string): ContentKindName | undefined => (isKind(text) ? text : undefined)
