import { deskDocument } from '@minaret/contract/desk-document'
import { document } from '@minaret/contract/document'
import type { DeskOperationId } from '../operations/deskOperation.ts'
import type { OperationId } from '../responses/response.ts'
import { readContract, type Endpoint } from './readContract.ts'

/** The API for visitors, apps and displays. */
export const publicContract = readContract(document, 'contract')

/** The API for the desk. */
export const deskContract = readContract(deskDocument, 'desk')

/** Narrows the ids of endpoints to known operations. @throws if an operation has no handler */
const narrowEndpoints = <Id extends string>(
  allEndpoints: readonly Endpoint[],
  isKnown: (id: string) => id is Id,
): Endpoint<Id>[] =>
  allEndpoints.map(({ id, ...rest }) => {
    if (!isKnown(id)) throw new Error(`The contract describes ${id}, and no handler has that name.`)
    return { id, ...rest }
  })

/** Returns every operation of the public contract. @param isKnown whether a handler has that name */
export const endpoints = (isKnown: (id: string) => id is OperationId): Endpoint<OperationId>[] =>
  narrowEndpoints(publicContract.endpoints, isKnown)

/** Returns every operation of the desk. @param isKnown whether a handler has that name */
export const deskEndpoints = (isKnown: (id: string) => id is DeskOperationId): Endpoint<DeskOperationId>[] =>
  narrowEndpoints(deskContract.endpoints, isKnown)
