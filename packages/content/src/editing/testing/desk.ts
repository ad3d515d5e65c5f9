import type {
  ContentChanged,
  ContentKindName,
  ContentSaved,
  ContentItem,
  ContentValues,
  LibraryFile,
} from '@minaret/contract/desk'
import type { DeskUser } from '../../../../acceptance/src/desk.ts'
import type { TestResponse } from '../../../../acceptance/src/testServer.ts'
import { createPhotograph } from '../../../../testkit/src/pictures.ts'
import { postFile } from '../../../../acceptance/src/uploads.ts'
import { samples } from './samples.ts'

/** The data of a response, with the type that the test expects. */
export function dataOf<T extends object>({ body }: TestResponse): T {
  const data: T = Object(body.data)
  return data
}

/** Calls of the desk's content operations as a staff user. */
export function editorOf(user: DeskUser, slug: string) {
  const base = `/mosques/${slug}/content`
  const urlOf = (kind: ContentKindName, id: string) => `${base}/${kind}/things/${id}`
  const view = async (kind: ContentKindName, id: string) => dataOf<ContentItem>(await user.get(urlOf(kind, id)))
  const act = async (kind: ContentKindName, id: string, action: string, body: object = {}, version?: string) =>
    user.post(`${urlOf(kind, id)}${action && `/${action}`}`, {
      version: version ?? (await view(kind, id)).version,
      ...body,
    })
  const upload = (name: string, bytes: Uint8Array) =>
    postFile(user, slug, { purpose: 'library', name, bytes }, { path: 'library' })
  return {
    user,
    view,
    /** Performs an action, by default on the current version. */
    act,
    read: (kind: ContentKindName, id: string) => user.get(urlOf(kind, id)),
    list: (kind: ContentKindName, query = '') => user.get(`${base}/${kind}/things${query}`),
    call: (path: string, body: object) => user.post(`${base}/${path}`, body),
    get: (path: string) => user.get(`${base}/${path}`),
    create: (kind: ContentKindName, values: ContentValues, id?: string) =>
      user.post(`${base}/${kind}/things`, { values, ...(id === undefined ? {} : { id }) }),
    undo: (change: string | undefined) => user.post(`/mosques/${slug}/log/${change ?? 'none'}/undo`),
    upload: (name: string, bytes: Uint8Array) => upload(name, bytes),
    /** Valid values of a kind, with uploaded files. */
    async sample(kind: ContentKindName): Promise<ContentValues> {
      const valueOf = async (name: string, bytes: Uint8Array) => dataOf<LibraryFile>(await upload(name, bytes)).value
      if (kind === 'gallery')
        return {
          ...samples.gallery,
          picture: await valueOf('eid.jpg', await createPhotograph(400, 300)),
          alt: 'Rows of people',
        }
      if (kind === 'resources')
        return { ...samples.resources, file: await valueOf('form.txt', Buffer.from('Name: \n')) }
      return samples[kind]
    },
  }
}

export type Editor = ReturnType<typeof editorOf>

/** Creates and publishes a content item. */
export async function publishNew(
  editor: Editor,
  kind: ContentKindName,
  values: ContentValues,
  id?: string,
): Promise<ContentChanged> {
  const { thing: item } = dataOf<ContentSaved>(await editor.create(kind, values, id))
  return dataOf<ContentChanged>(await editor.act(kind, item.id, 'publish', { values }))
}
