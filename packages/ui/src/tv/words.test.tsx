import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Words } from './Words.tsx'

const draw = (text: string, together = false) => renderToStaticMarkup(<Words together={together}>{text}</Words>)

test('what runs its own way within words stands in an element, and no mark of Unicode is left', () => {
  expect(draw('Haji \u2068عبد الله\u2069, today')).toBe('Haji <bdi>عبد الله</bdi>, today')
  expect(draw('\u2068The quay\u2069')).toBe('<bdi>The quay</bdi>')
  // Within another, and torn at its end.
  expect(draw('\u2068a \u2068b\u2069 c\u2069 d')).toBe('<bdi>a </bdi><bdi>b</bdi><bdi> c</bdi> d')
  expect(draw('a \u2068b')).toBe('a <bdi>b</bdi>')
})

test('a short last word takes the one before it along', () => {
  expect(draw('Please go to the car park.', true)).toMatch(/^Please go to the <span class="[^"]+">car park\.<\/span>$/)
  expect(draw('Please go to the car park.')).toBe('Please go to the car park.')
  expect(draw('An internationalisation', true)).toBe('An internationalisation')
  expect(draw('Closed', true)).toBe('Closed')
})
