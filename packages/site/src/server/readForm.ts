import type { PostedFields } from '@minaret/domain'

/** More fields than any of our forms has. */
const most = 60
/** In characters; longer than what any field may hold, so that too much is said to be. */
const longest = 5000

/** The fields of a form that was sent without scripts; of a name that comes twice, the first. */
export async function readForm(request: Request): Promise<PostedFields> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(await request.text()))
    if (!fields.has(name) && fields.size < most) fields.set(name, value.slice(0, longest))
  return Object.fromEntries(fields)
}
