import { type ESTree, parseSync, type Plugin } from 'vite'

/** Collections a module fills at run time; those constructed with content are tables, which an edit may change. */
const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

const nameOf = (node: ESTree.Expression) => (node.type === 'Identifier' ? node.name : '')

/** Whether other modules hold references to this value, so that a new instance would not be shared with them. */
const isShared = (value: ESTree.Expression): boolean =>
  (value.type === 'CallExpression' && nameOf(value.callee) === 'createContext') ||
  (value.type === 'NewExpression' && value.arguments.length === 0 && collections.has(nameOf(value.callee)))

/** The top-level declarations of a module. */
function listVariables({ body }: ESTree.Program): ESTree.VariableDeclarator[] {
  return body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  })
}

/** Makes a re-evaluated module reuse its contexts and collections: providers and pages still refer to them. */
export function reuseInstances(code: string): string {
  return listVariables(parseSync('module.js', code).program)
    .toReversed()
    .reduce((output, { id, init }) => {
      if (id.type !== 'Identifier' || !init || !isShared(init)) return output
      const value = output.slice(init.start, init.end)
      return `${output.slice(0, init.start)}(import.meta.hot.data.${id.name} ??= ${value})${output.slice(init.end)}`
    }, code)
}

/** Vite plugin that applies {@link reuseInstances} to browser code. */
export const reuseInstancesPlugin = (): Plugin => ({
  name: 'minaret:reuse-instances',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: {
      id: { include: /\.tsx?(?:\?|$)/, exclude: /\/node_modules\// },
      code: /createContext|new (?:Weak)?(?:Map|Set)\b/,
    },
    handler: (code) => ({ code: reuseInstances(code), map: null }),
  },
})
