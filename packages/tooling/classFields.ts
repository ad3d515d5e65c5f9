import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

/** Whether a field's first value names something outside a function of its own, so that Safari 15 may not find it. */
function reachesOut(value: ESTree.Expression): boolean {
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

/** Puts the first values of class fields into functions of their own, where Safari 15 finds every name. */
export function wrapClassFields(code: string): string {
  const added: { at: number; text: string }[] = []
  new Visitor({
    PropertyDefinition({ value }) {
      if (!value || !reachesOut(value)) return
      // `.call()`, since a minifier would write a function called at once back into what it returns.
      added.push({ at: value.start, text: '(() => (' }, { at: value.end, text: ')).call()' })
    },
  }).visit(parseSync('module.js', code).program)
  return added
    .sort((one, other) => other.at - one.at)
    .reduce((done, { at, text }) => done.slice(0, at) + text + done.slice(at), code)
}

/**
 * Lets class fields stay as they are written. Safari 15 knows them, but may lose a name their first value is made from
 * (WebKit 236843); a build for Safari 15 therefore rewrites every private field of a library into a map and its calls,
 * which costs 1 kB and time at each of them. With this the build can say `safari16`.
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
