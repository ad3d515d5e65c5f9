import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

/** Whether a field's initial value may use an outside name, which Safari 15 may not find. */
function mayUseOutsideName(value: ESTree.Expression): boolean {
  switch (value.type) {
    case 'Literal':
    case 'ThisExpression':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'ClassExpression':
      return false
    case 'ArrayExpression':
      return value.elements.length > 0
    case 'ObjectExpression':
      return value.properties.length > 0
    default:
      return true
  }
}

/** Wraps the initial values of class fields in functions, in which Safari 15 finds every name. */
export function wrapClassFields(code: string): string {
  const insertions: { position: number; text: string }[] = []
  new Visitor({
    PropertyDefinition({ value }) {
      if (!value || !mayUseOutsideName(value)) return
      // Uses `.call()`, since a minifier would inline a function that is called directly.
      insertions.push({ position: value.start, text: '(() => (' }, { position: value.end, text: ')).call()' })
    },
  }).visit(parseSync('module.js', code).program)
  return insertions
    .sort((a, b) => b.position - a.position)
    .reduce((result, { position, text }) => result.slice(0, position) + text + result.slice(position), code)
}

/**
 * Makes native class fields work in Safari 15, which supports them but may not find a name in their initial values (WebKit
 * 236843). A build for Safari 15 would therefore replace every private field of a library with a map, which costs 1 kB and
 * time on each access. With this plugin the build target can be `safari16`.
 */
export const classFields = (): Plugin => ({
  name: 'class-fields',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.[cm]?[jt]sx?(?:\?|$)/, code: /\bclass\b/ },
    handler: (code) => ({ code: wrapClassFields(code), map: null }),
  },
})
