import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { mosqueExportMessages as say } from './messages/index.ts'

const plain = (wording: (name: string) => LocalizedText): LogKind => ({
  sentence: (_content, name) => ({ en: wording(name.en).en, ar: wording(name.ar).ar, ur: wording(name.ur).ur }),
})

/** What the log holds of a mosque's own export. What was taken cannot be taken back. */
export const mosqueExportLogKinds: LogKinds = {
  mosqueExported: plain(say.didExport),
  mosqueExportDownloaded: plain(say.didDownload),
}
