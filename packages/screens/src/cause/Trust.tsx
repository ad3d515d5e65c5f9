import type { Cause } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { useMessages } from '../app/MessagesProvider.tsx'
import { charityRegisterLink } from '../app/charityRegister.ts'
import styles from './trust.module.css'

/** Reassurance before choosing an amount: recipient, fund, and secure payment. */
export function Trust({ cause }: { cause: Pick<Cause, 'title' | 'fund'> }) {
  const { t, format } = useMessages('cause')
  const { websiteName, charityName, charityNumber, country, payment } = useTenant()
  const { goesTo, secure } = t.cause.trust
  const register = charityRegisterLink(charityNumber, country)
  const charity =
    charityNumber &&
    t.footer.charity({ name: format.inText(charityName ?? websiteName), number: format.inText(charityNumber) })
  return (
    <ul className={styles.trust}>
      {cause.fund !== cause.title && <li>{goesTo({ fund: format.inText(cause.fund) })}</li>}
      {payment.setting !== 'demonstration' && <li>{secure}</li>}
      {charity && (
        <li>
          {register ? (
            <a href={register} rel="noopener">
              {charity}
            </a>
          ) : (
            charity
          )}
        </li>
      )}
    </ul>
  )
}
