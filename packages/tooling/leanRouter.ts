import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

const library = /\/react-router\/dist\/production\/lib\/.*\.js$/
const instrumentation = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/

/** Calls without side effects, which the bundler cannot know, so that it can remove unused components. */
const pureCalls = new Set(['createContext', 'forwardRef', 'memo'])

type Edit = { what: 'name' | 'warning' | 'reason' | 'maker'; start: number; end: number; text: string }

const callee = (node: ESTree.CallExpression) => (node.callee.type === 'Identifier' ? node.callee.name : undefined)

/** The property of a member expression. */
const propertyOf = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier' ? node.property.name : ''

/** Whether it sets a name for React's developer tools, which would keep an unused component in every bundle. */
const isName = (node: ESTree.Expression) =>
  node.type === 'AssignmentExpression' && propertyOf(node.left) === 'displayName'

/** Whether it is a console warning for developers, without any effect on the router. */
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
      if (pureCalls.has(propertyOf(node.callee)))
        edits.push({ what: 'maker', start, end: start, text: '/* @__PURE__ */ ' })
    },
  }).visit(parseSync('module.js', code).program)
  return edits.sort((a, b) => a.start - b.start)
}

/** Removes code for developers from a module of the router. @returns the code, and the kinds of edits that were made */
export function removeDevelopmentCode(code: string): { code: string; found: Edit['what'][] } {
  const edits = editsOf(code)
  let result = ''
  let position = 0
  for (const { start, end, text } of edits) {
    // This edit is inside code that has already been removed.
    if (start < position) continue
    result += code.slice(position, start) + text
    position = end
  }
  return { code: result + code.slice(position), found: edits.map(({ what }) => what) }
}

/** A replacement for the router's instrumentation, which only a router with `instrumentations` would call. */
const noInstrumentation = `
const refuse = () => { throw new Error('The build leaves instrumentations out: see leanRouter in @minaret/tooling.') }
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export { refuse as getRouteInstrumentationUpdates, refuse as instrumentClientSideRouter, refuse as instrumentHandler }
export const instrumentationResultMetaContext = undefined
`

/**
 * Removes code for developers from React Router's browser build: warnings, the messages of assertions (which still throw),
 * names that keep unused components, and instrumentation. It saves about 5 kB of each first load; `vite dev` uses the
 * library's development build, which has everything. Fails the build if a kind of code is no longer found, as the library
 * must have changed.
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
        const result = removeDevelopmentCode(code)
        result.found.forEach(count)
        return { code: result.code, map: null }
      },
    },
    buildEnd(error) {
      if (error) return
      const missingKinds = ['instrumentation', 'maker', 'name', 'reason', 'warning'].filter(
        (what) => !removals.has(what),
      )
      if (missingKinds.length > 0) {
        this.error(
          `React Router is written another way now (${missingKinds.join(', ')} not found): look at leanRouter again.`,
        )
      }
    },
  }
}
