import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const describeOrigin = (sentence: (values: { name: Text; origin: string }) => LocalizedText): LogKind => ({
  describe: ({ values }, name) => sentence({ name, origin: String(values['origin'] ?? '') }),
})

/** Log kinds of the settings that need two owners; one owner alone cannot undo them. */
export const protectedLogKinds: LogKinds = {
  bankDetailsChanged: describeOrigin(texts.didChangeBank),
  bankDetailsRemoved: describeOrigin(texts.didRemoveBank),
  originAllowed: describeOrigin(texts.didAllow),
  originDisallowed: describeOrigin(texts.didRemoveOrigin),
}
