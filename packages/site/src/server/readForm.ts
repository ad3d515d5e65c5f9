import type { PostedFields } from '@minaret/domain'

/** The maximum number of fields: more than any of our forms has. */
const maxFields = 60
/** In characters: longer than any field allows, so that validation still rejects an overlong value. */
const maxValueLength = 5000

/** Reads the fields of a form posted without scripts; of repeated names, the first. */
export async function readForm(request: Request): Promise<PostedFields> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(await request.text()))
    if (!fields.has(name) && fields.size < maxFields) fields.set(name, value.slice(0, maxValueLength))
  return Object.fromEntries(fields)
}
