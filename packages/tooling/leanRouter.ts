import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

const library = /\/react-router\/dist\/production\/lib\/.*\.js$/
const instrumentation = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/

/** Calls that only make a value, though the bundler cannot know: components nobody uses need not stay. */
const makers = new Set(['createContext', 'forwardRef', 'memo'])

type Edit = { what: 'name' | 'warning' | 'reason' | 'maker'; start: number; end: number; text: string }

const callee = (node: ESTree.CallExpression) => (node.callee.type === 'Identifier' ? node.callee.name : undefined)

/** The property a member expression names. */
const propertyOf = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier' ? node.property.name : ''

/** Names for React's developer tools: written to a component, they keep it in every bundle, used or not. */
const isName = (node: ESTree.Expression) =>
  node.type === 'AssignmentExpression' && propertyOf(node.left) === 'displayName'

/** Words to the console for whoever writes an app; the router goes on either way. */
const isWarning = (node: ESTree.Expression) =>
  node.type === 'CallExpression' && ['warning', 'warnOnce'].includes(callee(node) ?? '')

function editsOf(code: string): Edit[] {
  const edits: Edit[] = []
  new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (isName(expression)) edits.push({ what: 'name', start, end, text: ';' })
      if (isWarning(expression)) edits.push({ what: 'warning', start, end, text: ';' })
    },
    CallExpression(node) {
      const [condition, reason] = node.arguments
      if (callee(node) === 'invariant' && condition && reason) {
        edits.push({ what: 'reason', start: condition.end, end: node.end - 1, text: '' })
      }
      const { start } = node
      if (makers.has(propertyOf(node.callee)))
        edits.push({ what: 'maker', start, end: start, text: '/* @__PURE__ */ ' })
    },
  }).visit(parseSync('module.js', code).program)
  return edits.sort((one, other) => one.start - other.start)
}

/** A module of the router without what only developers read. @returns the code, and what was found in it, by kind */
export function lean(code: string): { code: string; found: Edit['what'][] } {
  const edits = editsOf(code)
  let done = ''
  let at = 0
  for (const { start, end, text } of edits) {
    // Inside something already gone.
    if (start < at) continue
    done += code.slice(at, start) + text
    at = end
  }
  return { code: done + code.slice(at), found: edits.map(({ what }) => what) }
}

/** What stands for the router's reporting hooks, which only a router made with `instrumentations` would call. */
const noInstrumentation = `
const refuse = () => { throw new Error('The build leaves instrumentations out: see leanRouter in @minaret/tooling.') }
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export { refuse as getRouteInstrumentationUpdates, refuse as instrumentClientSideRouter, refuse as instrumentHandler }
export const instrumentationResultMetaContext = undefined
`

/**
 * Leaves out of React Router's browser build what is there for developers: warnings, the sentences of its failed
 * assertions (they still throw, in the same place), names that keep unused components, and instrumentation. It saves some
 * 5 kB of each first load; `vite dev` uses the library's development build, which says everything. Fails the build when a
 * new version has nothing of a kind to leave out, since it is then written another way.
 */
export function leanRouter(): Plugin {
  const removals = new Map<string, number>()
  const count = (what: string) => removals.set(what, (removals.get(what) ?? 0) + 1)
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: instrumentation },
      handler() {
        count('instrumentation')
        return noInstrumentation
      },
    },
    transform: {
      filter: { id: library },
      handler(code) {
        const left = lean(code)
        left.found.forEach(count)
        return { code: left.code, map: null }
      },
    },
    buildEnd(error) {
      if (error) return
      const missing = ['instrumentation', 'maker', 'name', 'reason', 'warning'].filter((what) => !removals.has(what))
      if (missing.length > 0) {
        this.error(
          `React Router is written another way now (${missing.join(', ')} not found): look at leanRouter again.`,
        )
      }
    },
  }
}
