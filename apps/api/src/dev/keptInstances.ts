import { type ESTree, parseSync, type Plugin } from 'vite'

/** Collections that a module fills while the page runs; those made with content are tables, which an edit may change. */
const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

const nameOf = (node: ESTree.Expression) => (node.type === 'Identifier' ? node.name : '')

/** Whether other modules hold on to this value, so that another one in its place would be a stranger to them. */
const isKept = (value: ESTree.Expression): boolean =>
  (value.type === 'CallExpression' && nameOf(value.callee) === 'createContext') ||
  (value.type === 'NewExpression' && value.arguments.length === 0 && collections.has(nameOf(value.callee)))

/** The constants of a module's own level. */
function constantsOf({ body }: ESTree.Program): ESTree.VariableDeclarator[] {
  return body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  })
}

/** Lets a module that is evaluated again find the contexts and collections it had: providers and pages still use them. */
export function keepInstances(code: string): string {
  return constantsOf(parseSync('module.js', code).program)
    .toReversed()
    .reduce((done, { id, init }) => {
      if (id.type !== 'Identifier' || !init || !isKept(init)) return done
      const value = done.slice(init.start, init.end)
      return `${done.slice(0, init.start)}(import.meta.hot.data.${id.name} ??= ${value})${done.slice(init.end)}`
    }, code)
}

/** {@link keepInstances} in the browser. */
export const keptInstances = (): Plugin => ({
  name: 'minaret:kept-instances',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: {
      id: { include: /\.tsx?(?:\?|$)/, exclude: /\/node_modules\// },
      code: /createContext|new (?:Weak)?(?:Map|Set)\b/,
    },
    handler: (code) => ({ code: keepInstances(code), map: null }),
  },
})
