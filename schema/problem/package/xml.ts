import { XMLParser } from 'fast-xml-parser';

/** An element: attributes by `@name`, its text under `#text`, elements by name, always in lists. */
export interface XmlElement {
  readonly [name: string]: unknown;
}

/*
 * Only the five characters every XML has a name for are replaced (and characters by number): a document that declares
 * entities of its own, inside or elsewhere, is refused before it is parsed, so nothing is fetched and nothing
 * multiplies.
 */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  alwaysCreateTextNode: true,
  cdataPropName: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** Whether a document declares entities or names a definition elsewhere. */
function declaresEntities(xml: string): boolean {
  const [before = '', ...sections] = xml.split('<![CDATA[');
  // Of a section that is not closed, all is looked at.
  const rests = sections.map((section) => section.slice(section.includes(']]>') ? section.indexOf(']]>') : 0));
  return [before, ...rests].some((text) => /<!(?:DOCTYPE|ENTITY)/iu.test(text));
}

/** Reads a document, or a part of one. @returns null when it is no XML, or declares entities. */
export function parseXml(xml: string): XmlElement | null {
  if (declaresEntities(xml)) return null;
  try {
    const value: unknown = parser.parse(xml, true);
    return isElement(value) ? value : null;
  } catch {
    return null;
  }
}

function isElement(value: unknown): value is XmlElement {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Elements of a name directly below one. */
export function children(element: XmlElement | null | undefined, name: string): XmlElement[] {
  const value = element?.[name];
  return Array.isArray(value) ? value.map((each) => (isElement(each) ? each : { '#text': String(each ?? '') })) : [];
}

/** The first element along a path of names; null when there is none. */
export function child(element: XmlElement | null, ...path: readonly string[]): XmlElement | null {
  let at = element;
  for (const name of path) at = children(at, name)[0] ?? null;
  return at;
}

/** Text of an element; '' for none. */
export function textOf(element: XmlElement | null | undefined): string {
  const value = element?.['#text'];
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);
}

/** An attribute; null when it is not there. */
export function attribute(element: XmlElement | null | undefined, name: string): string | null {
  const value = element?.[`@${name}`];
  return typeof value === 'string' ? value : null;
}
