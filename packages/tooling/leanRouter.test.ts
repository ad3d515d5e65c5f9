import { expect, test } from 'vitest'
import { lean } from './leanRouter.ts'

test.each([
  ['a warning goes', "if (old) warning(false, 'Old')\nelse go()", 'if (old) ;\nelse go()'],
  ['an assertion still throws, without its sentence', 'invariant(ok(), `No ${why(1)}`)', 'invariant(ok())'],
  ['a name goes', "Link.displayName = 'Link'", ';'],
  [
    'a component nobody uses may go',
    'const Link = React$1.forwardRef(f)',
    'const Link = /* @__PURE__ */ React$1.forwardRef(f)',
  ],
  ['the rest stays', "title.innerText = name; console.warn('x')", "title.innerText = name; console.warn('x')"],
])('%s', (_promise, code, left) => {
  expect(lean(code).code).toBe(left)
})
