import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TvText } from './TvText.tsx'

const render = (text: string, preventWidow = false) =>
  renderToStaticMarkup(<TvText preventWidow={preventWidow}>{text}</TvText>)

test('renders isolated text as elements, without Unicode isolate characters', () => {
  expect(render('Haji \u2068عبد الله\u2069, today')).toBe('Haji <bdi>عبد الله</bdi>, today')
  expect(render('\u2068The quay\u2069')).toBe('<bdi>The quay</bdi>')
  // Nested, and unclosed.
  expect(render('\u2068a \u2068b\u2069 c\u2069 d')).toBe('<bdi>a </bdi><bdi>b</bdi><bdi> c</bdi> d')
  expect(render('a \u2068b')).toBe('a <bdi>b</bdi>')
})

test('keeps a short last word with the word before it', () => {
  expect(render('Please go to the car park.', true)).toMatch(
    /^Please go to the <span class="[^"]+">car park\.<\/span>$/,
  )
  expect(render('Please go to the car park.')).toBe('Please go to the car park.')
  expect(render('An internationalisation', true)).toBe('An internationalisation')
  expect(render('Closed', true)).toBe('Closed')
})
