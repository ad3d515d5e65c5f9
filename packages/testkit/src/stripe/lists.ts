import { found, invalid, type StubAnswer } from './responses.ts'
import { type Form, numberAt, textAt } from './form.ts'

/** One page of what Stripe lists, the newest first. */
export function page<T extends { id: string; created: number }>(
  path: string,
  values: Iterable<T>,
  form: Form,
  wanted: (value: T) => boolean = () => true,
): StubAnswer {
  const [gte, gt, lte, lt] = ['gte', 'gt', 'lte', 'lt'].map((name) => numberAt(form, 'created', name))
  const all = [...values]
    .filter(
      ({ created }) =>
        created >= (gte ?? 0) && created > (gt ?? -1) && created <= (lte ?? Infinity) && created < (lt ?? Infinity),
    )
    .filter(wanted)
    .toReversed()
    .toSorted((a, b) => b.created - a.created)
  const after = textAt(form, 'starting_after')
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  if (after && start === 0) return invalid('resource_missing', `No such object: '${after}'`)
  const limit = numberAt(form, 'limit') ?? 10
  const data = all.slice(start, start + limit)
  return found({ object: 'list', url: path, has_more: all.length > start + limit, data })
}
