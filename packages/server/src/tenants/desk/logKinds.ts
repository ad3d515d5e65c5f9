import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as say } from './messages.gen.ts'

const about = (sentence: (values: { name: Text; origin: string }) => LocalizedText): LogKind => ({
  sentence: ({ values }, name) => sentence({ name, origin: String(values['origin'] ?? '') }),
})

/** Log kinds of the settings that need two owners; one owner alone cannot undo them. */
export const protectedLogKinds: LogKinds = {
  bankDetailsChanged: about(say.didChangeBank),
  bankDetailsRemoved: about(say.didRemoveBank),
  originAllowed: about(say.didAllow),
  originDisallowed: about(say.didDisallow),
}
