import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

const createKind = (sentence: (values: { name: Text }) => LocalizedText): LogKind => ({
  describe: (_content, name) => sentence({ name }),
})

/** Log kinds of a mosque's export, which cannot be undone. */
export const mosqueExportLogKinds: LogKinds = {
  mosqueExported: createKind(texts.didExport),
  mosqueExportDownloaded: createKind(texts.didDownload),
}
