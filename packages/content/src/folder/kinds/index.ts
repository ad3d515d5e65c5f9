import { campaignKind } from './campaigns.ts'
import { causeKind } from './causes.ts'
import { eventKind } from './events.ts'
import type { Kind } from './kind.ts'
import { listKinds } from './lists.ts'
import { pageKinds } from './pages.ts'

/** The kinds of content in a folder. Kinds that others refer to come first. */
export const kinds: readonly Kind[] = [causeKind, campaignKind, eventKind, ...pageKinds, ...listKinds]
