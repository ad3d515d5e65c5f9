import { ok, badRequest, type StubResponse } from './responses.ts'
import { type Form, numberAt, textAt } from './form.ts'

/** Returns one page of a list, the newest first. */
export function page<T extends { id: string; created: number }>(
  path: string,
  values: Iterable<T>,
  form: Form,
  filter: (value: T) => boolean = () => true,
): StubResponse {
  const [gte, gt, lte, lt] = ['gte', 'gt', 'lte', 'lt'].map((name) => numberAt(form, 'created', name))
  const matches = [...values]
    .filter(
      ({ created }) =>
        created >= (gte ?? 0) && created > (gt ?? -1) && created <= (lte ?? Infinity) && created < (lt ?? Infinity),
    )
    .filter(filter)
    .toReversed()
    .toSorted((a, b) => b.created - a.created)
  const startingAfter = textAt(form, 'starting_after')
  const start = startingAfter ? matches.findIndex(({ id }) => id === startingAfter) + 1 : 0
  if (startingAfter && start === 0) return badRequest('resource_missing', `No such object: '${startingAfter}'`)
  const limit = numberAt(form, 'limit') ?? 10
  const data = matches.slice(start, start + limit)
  return ok({ object: 'list', url: path, has_more: matches.length > start + limit, data })
}
