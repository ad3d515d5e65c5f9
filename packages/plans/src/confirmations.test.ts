import { deskDocument } from '@minaret/contract/desk-document'
import { expect, test } from 'vitest'
import { confirmationFor } from './confirmations.ts'

const paths: Record<string, Record<string, { operationId: string }>> = deskDocument.paths
const operations = Object.values(paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
)

test('exactly these desk operations need recent re-authentication', () => {
  const required = operations.flatMap((id) => {
    const confirmation = confirmationFor(id)
    return confirmation ? [`${id}: ${confirmation}`] : []
  })
  expect(required.toSorted()).toEqual([
    'installationAnnounce: identity',
    'installationDecide: identity',
    'installationLimitChange: identity',
    'installationOpen: identity',
    'installationPlanChange: identity',
    'installationSuspend: identity',
    'ownLoginCodesRenew: identityOrRecovery',
    'ownLoginPasskeyAdd: identityOrRecovery',
    'ownLoginPasskeyBegin: identityOrRecovery',
    'ownLoginPasskeyRemove: identity',
    'supportGrant: identity',
  ])
})
