import { campaignKind } from './campaigns.ts'
import { causeKind } from './causes.ts'
import { eventKind } from './events.ts'
import type { Kind } from './kind.ts'
import { listKinds } from './lists.ts'
import { pageKinds } from './pages.ts'

/** Every kind of content a folder may hold. What others refer to comes first. */
export const kinds: readonly Kind[] = [causeKind, campaignKind, eventKind, ...pageKinds, ...listKinds]
