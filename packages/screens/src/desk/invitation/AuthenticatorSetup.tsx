import type { AuthenticatorSecret } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { QrCode } from './QrCode.tsx'

/** Shows a new authenticator secret to be added to an app: as a QR code, as a link and as text in groups of four. */
export function AuthenticatorSetup({ secret: { qr, uri, secret } }: { secret: AuthenticatorSecret }) {
  const { t } = useMessages('desk')
  const texts = t.desk.invitation
  return (
    <>
      <h2>{texts.appTitle}</h2>
      <p>{texts.appHint}</p>
      <QrCode rows={qr} label={texts.appTitle} />
      <p>
        <a href={uri}>{texts.openApp}</a>
      </p>
      <p>
        {texts.secret} <code dir="ltr">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  )
}
