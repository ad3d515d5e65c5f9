import { describe, expect, test } from 'vitest'
import { canonicalByLibxml, readSample } from '../testing/hmrcSamples.ts'
import { writeCanonical } from './canonical.ts'
import { computeIrMark, readableMark } from './irMark.ts'
import { UnreadableXml } from './readXml.ts'

const flatSample = readSample('test-chris-submission-1-flat.xml')
const removeSpace = (xml: string) => xml.replace(/>\s+</g, '><')

function toCanonical(xml: string, elementName: string): string {
  const pieces: string[] = []
  writeCanonical(xml, { of: elementName }, (piece) => void pieces.push(piece))
  return pieces.join('')
}

describe('the IRmark', () => {
  test.each([
    ['1-flat', 'oCHbGp+XAIi/AYdxWxLNLMmbEno='],
    ['1', 'oCHbGp+XAIi/AYdxWxLNLMmbEno='],
    ['2', 'HgZyqg72ReQKRBo4sTvTn5HZD5w='],
    ['3', 'zU5YSp/yiJMhQUQ0BHF8Qnsw5jo='],
  ])('of HMRC’s sample %s without white space equals HMRC’s own mark', (name, mark) => {
    const sample = removeSpace(readSample(`test-chris-submission-${name}.xml`))
    expect(sample).toContain(mark)
    expect(computeIrMark(sample)).toBe(mark)
  })

  test('changes with every character, including white space between elements', () => {
    expect(computeIrMark(flatSample.replace('<Total>250.00', '<Total>251.00'))).not.toBe('oCHbGp+XAIi/AYdxWxLNLMmbEno=')
    expect(computeIrMark(readSample('test-chris-submission-1.xml'))).toBe('PEcb4zRYBHhfEeVG0AcOdeAVgx8=')
  })

  test('does not depend on an included mark or the header', () => {
    expect(computeIrMark(flatSample.replace(/<IRmark.*<\/IRmark>/, ''))).toBe('oCHbGp+XAIi/AYdxWxLNLMmbEno=')
    expect(computeIrMark(flatSample.replace('Charities portal', 'Minaret'))).toBe('oCHbGp+XAIi/AYdxWxLNLMmbEno=')
  })

  test('has a readable form of 32 characters', () => {
    expect(readableMark('oCHbGp+XAIi/AYdxWxLNLMmbEno=')).toBe('UAQ5WGU7S4AIRPYBQ5YVWEWNFTEZWET2')
  })
})

describe('canonical XML', () => {
  test.each([
    '<a  c="2"   b=\'1\'><d/><!-- left out --><e>&lt;&#13;&amp;"&gt;</e></a>',
    '<a xmlns="urn:1" xmlns:y="urn:y" xmlns:x="urn:x"><x:b xmlns:x="urn:x" x:q="1" r="2" y:p="3"/><c xmlns=""><d xmlns="urn:1"/></c></a>',
    '<a t="&#9;&#10;&#13;&quot;&lt;\'"><![CDATA[<&>]]> Ḥusām\n  ſ</a>',
    '<a><?ours  any thing ?><b xmlns:p="urn:p"><p:c xmlns:p="urn:q"/></b></a>',
    flatSample,
    readSample('test-chris-submission-4.xml'),
  ])('equals the output of libxml2: %#', async (xml) => {
    const name = /<([A-Za-z]+)/.exec(xml)?.[1] ?? ''
    expect(toCanonical(xml, name)).toBe((await canonicalByLibxml(xml)).replace(/<!--.*?-->/g, '').trimEnd())
  })

  test('an inner element includes the namespaces in scope', () => {
    expect(toCanonical('<a xmlns="urn:1" xmlns:z="urn:z"><b xmlns:z="urn:z">1</b></a>', 'b')).toBe(
      '<b xmlns="urn:1" xmlns:z="urn:z">1</b>',
    )
  })

  test('rejects malformed documents and entity declarations', () => {
    for (const xml of ['<Body>', '<!DOCTYPE a [<!ENTITY e "x">]><Body>&e;</Body>', '<a></a>', ''])
      expect(() => computeIrMark(xml)).toThrow(UnreadableXml)
  })
})
