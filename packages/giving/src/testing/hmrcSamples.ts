import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

const folder = path.join(import.meta.dirname, 'hmrc')

/** Reads an HMRC sample as bytes. */
export const readSampleBytes = (name: string): Uint8Array => new Uint8Array(readFileSync(path.join(folder, name)))

/** Reads an HMRC sample as text. */
export const readSample = (name: string): string => readFileSync(path.join(folder, name), 'utf8')

/** Combines the three schemas and adds the missing location of the signature schema. */
const loadSchemas = () => ({
  schema: {
    fileName: 'all.xsd',
    contents: `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
      <xsd:import namespace="http://www.w3.org/2000/09/xmldsig#" schemaLocation="xmldsig.xsd"/>
      <xsd:import namespace="http://www.govtalk.gov.uk/CM/envelope" schemaLocation="envelope.xsd"/>
      <xsd:import namespace="http://www.govtalk.gov.uk/taxation/charities/r68/2" schemaLocation="r68.xsd"/>
    </xsd:schema>`,
  },
  preload: [
    { fileName: 'r68.xsd', contents: readSample('r68-v2-0.xsd') },
    { fileName: 'xmldsig.xsd', contents: readSample('xmldsig-core-schema.xsd') },
    {
      fileName: 'envelope.xsd',
      contents: readSample('envelope-v2-0-HMRC.xsd').replace(
        '<xsd:import namespace="http://www.w3.org/2000/09/xmldsig#"/>',
        '<xsd:import namespace="http://www.w3.org/2000/09/xmldsig#" schemaLocation="xmldsig.xsd"/>',
      ),
    },
  ],
})

/** Returns a message's errors by HMRC's schemas, empty if it is valid. */
export async function schemaErrors(xml: string): Promise<string[]> {
  const { schema, preload } = loadSchemas()
  const { errors, valid } = await validateXML({ xml: [{ fileName: 'message.xml', contents: xml }], schema, preload })
  return valid ? [] : errors.map(({ message }) => message)
}

/** Returns a document's canonical form by libxml2. */
export async function canonicalByLibxml(xml: string): Promise<string> {
  const { normalized } = await validateXML({
    xml: [{ fileName: 'message.xml', contents: xml }],
    normalization: 'c14n',
  } satisfies { xml: { fileName: string; contents: string }[]; normalization: 'c14n' })
  return normalized
}
