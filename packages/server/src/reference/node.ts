import { document } from '@minaret/contract/document'

/** A part of the contract's document, of which nothing is known but that it has names. */
export type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part as one with names; anything else has none. */
export const node = (value: unknown): Node => (isNode(value) ? value : {})

/** The part as a list; anything else is an empty one. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The part as a text; anything else is empty. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The last word of a `$ref`: the name of what it leads to. */
export const nameOf = (part: unknown): string => text(node(part).$ref).split('/').at(-1) ?? ''

/** What a `$ref` leads to, or the part itself. */
export function resolved(part: unknown): Node {
  const { $ref } = node(part)
  if (typeof $ref !== 'string') return node(part)
  const words = $ref.replace('#/', '').split('/')
  return resolved(words.reduce<unknown>((at, name) => node(at)[name], document))
}

/** Text as it may stand in HTML. */
export const escape = (plain: unknown): string =>
  String(plain).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** A description: what stands between backticks is code. */
export const prose = (plain: unknown): string =>
  escape(text(plain)).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`)
