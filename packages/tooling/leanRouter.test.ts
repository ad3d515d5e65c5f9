import { expect, test } from 'vitest'
import { removeDevelopmentCode } from './leanRouter.ts'

test.each([
  ['a warning is removed', "if (old) warning(false, 'Old')\nelse go()", 'if (old) ;\nelse go()'],
  ['an assertion still throws, without its message', 'invariant(ok(), `No ${reason(1)}`)', 'invariant(ok())'],
  ['a name is removed', "Link.displayName = 'Link'", ';'],
  [
    'an unused component can be removed',
    'const Link = React$1.forwardRef(f)',
    'const Link = /* @__PURE__ */ React$1.forwardRef(f)',
  ],
  [
    'everything else is unchanged',
    "title.innerText = name; console.warn('x')",
    "title.innerText = name; console.warn('x')",
  ],
])('%s', (_name, code, result) => {
  expect(removeDevelopmentCode(code).code).toBe(result)
})
