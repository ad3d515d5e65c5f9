import { setupTokenContext } from '@minaret/giving/regular'
import { tokenContext } from '@minaret/giving/records'
import { needsContext } from '../maktab/needs.ts'
import { draftContext } from '@minaret/staff/members'
import { accountSecretContext } from '@minaret/giving/providers'
import { credentialsContext } from '@minaret/giving/filing'

/** A column of encrypted bytes, and the key of its rows. */
export type SealedColumn = {
  table: string
  column: string
  /** The primary key, together with the tenant. */
  keys: readonly string[]
  /** The encryption context of the bytes. */
  about(tenantId: string, keys: readonly string[]): string
}

const account = (column: string, field: 'secretKey' | 'webhookSecret'): SealedColumn => ({
  table: 'payment_accounts',
  column,
  keys: ['id'],
  about: (tenantId, [id = '']) => accountSecretContext({ tenantId, id }, field),
})

/** Every encrypted column. Job payloads of account requests are encrypted as well. */
export const sealedColumns: readonly SealedColumn[] = [
  account('secret_key', 'secretKey'),
  account('webhook_secret', 'webhookSecret'),
  account('previous_webhook_secret', 'webhookSecret'),
  {
    table: 'gifts',
    column: 'confirm_token',
    keys: ['id'],
    about: (tenantId, [id = '']) => tokenContext({ tenantId, id }),
  },
  {
    table: 'cycles',
    column: 'confirm_token',
    keys: ['id'],
    about: (tenantId, [id = '']) => setupTokenContext({ tenantId, id }),
  },
  {
    table: 'gift_aid_filings',
    column: 'credentials',
    keys: ['id'],
    about: (tenantId, [id = '']) => credentialsContext(tenantId, id),
  },
  {
    table: 'maktab_children',
    column: 'needs',
    keys: ['registration_id', 'position'],
    about: (tenantId, [registrationId = '']) => needsContext(tenantId, registrationId),
  },
  {
    table: 'desk_drafts',
    column: 'sealed',
    keys: ['account_id', 'form'],
    about: (tenantId, [accountId = '', form = '']) => draftContext({ tenantId, accountId, form }),
  },
]
