import type {
  ContentChanged,
  ContentKindName,
  ContentSaved,
  ContentThing,
  ContentValues,
  LibraryFile,
} from '@minaret/contract/desk'
import type { DeskUser } from '../../../../acceptance/src/desk.ts'
import type { TestResponse } from '../../../../acceptance/src/testServer.ts'
import { photograph } from '../../../../testkit/src/pictures.ts'
import { postFile } from '../../../../acceptance/src/uploads.ts'
import { samples } from './samples.ts'

/** What an answer holds, whatever the test expects of it. */
export function dataOf<T extends object>({ body }: TestResponse): T {
  const data: T = Object(body.data)
  return data
}

/** Somebody at the desk's content. */
export function editorOf(user: DeskUser, slug: string) {
  const base = `/mosques/${slug}/content`
  const at = (kind: ContentKindName, id: string) => `${base}/${kind}/things/${id}`
  const view = async (kind: ContentKindName, id: string) => dataOf<ContentThing>(await user.get(at(kind, id)))
  const act = async (kind: ContentKindName, id: string, verb: string, body: object = {}, version?: string) =>
    user.post(`${at(kind, id)}${verb && `/${verb}`}`, { version: version ?? (await view(kind, id)).version, ...body })
  const store = (name: string, bytes: Uint8Array) =>
    postFile(user, slug, { purpose: 'library', name, bytes }, { path: 'library' })
  return {
    user,
    view,
    /** A write that names the version there is now. */
    act,
    read: (kind: ContentKindName, id: string) => user.get(at(kind, id)),
    list: (kind: ContentKindName, query = '') => user.get(`${base}/${kind}/things${query}`),
    call: (path: string, body: object) => user.post(`${base}/${path}`, body),
    get: (path: string) => user.get(`${base}/${path}`),
    create: (kind: ContentKindName, values: ContentValues, id?: string) =>
      user.post(`${base}/${kind}/things`, { values, ...(id === undefined ? {} : { id }) }),
    undo: (change: string | undefined) => user.post(`/mosques/${slug}/log/${change ?? 'none'}/undo`),
    upload: (name: string, bytes: Uint8Array) => store(name, bytes),
    /** Values of a kind that can be published here. */
    async sample(kind: ContentKindName): Promise<ContentValues> {
      const valueOf = async (name: string, bytes: Uint8Array) => dataOf<LibraryFile>(await store(name, bytes)).value
      if (kind === 'gallery')
        return {
          ...samples.gallery,
          picture: await valueOf('eid.jpg', await photograph(400, 300)),
          alt: 'Rows of people',
        }
      if (kind === 'resources')
        return { ...samples.resources, file: await valueOf('form.txt', Buffer.from('Name: \n')) }
      return samples[kind]
    },
  }
}

export type Editor = ReturnType<typeof editorOf>

/** Begins and publishes something. */
export async function publishNew(
  editor: Editor,
  kind: ContentKindName,
  values: ContentValues,
  id?: string,
): Promise<ContentChanged> {
  const { thing } = dataOf<ContentSaved>(await editor.create(kind, values, id))
  return dataOf<ContentChanged>(await editor.act(kind, thing.id, 'publish', { values }))
}
