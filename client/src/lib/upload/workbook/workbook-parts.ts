import { unzipSync } from 'fflate';

/**
 * Why a file is not read. WRONG: it is no workbook. LOCKED: it is encrypted, or of the format before .xlsx. SIZE: it
 * has more than a table of people needs.
 */
export type WorkbookFault = 'WRONG' | 'LOCKED' | 'SIZE';

/** Says why a file is not read. */
export class UnreadableWorkbook extends Error {
  readonly fault: WorkbookFault;

  constructor(fault: WorkbookFault) {
    super(`unreadable workbook: ${fault}`);
    this.fault = fault;
  }
}

/** Longest part of a workbook, unpacked, in bytes. */
const maxPartBytes = 8 * 1024 ** 2;
/** Parts whose addresses are fixed; what is beside them is named in the second. */
const [main, links] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'] as const;

/** The parts of a workbook that hold its first sheet. */
export interface WorkbookParts {
  readonly sheet: Element;
  /** Texts that cells name by number. */
  readonly strings: Element | null;
  readonly styles: Element | null;
  /** Days are counted from 1904, not from 1900. */
  readonly is1904: boolean;
}

/** Opens a workbook at the first of its sheets that is not hidden. @throws UnreadableWorkbook */
export function openWorkbook(bytes: Uint8Array): WorkbookParts {
  const first = unpack(bytes, [main, links]);
  const workbook = needed(first.get(main));
  const targets = elements(needed(first.get(links)), 'Relationship').map((link) => ({
    id: link.getAttribute('Id'),
    // Of the namespaces of both editions of the standard.
    type: link.getAttribute('Type')?.split('/').at(-1),
    path: pathOf(link.getAttribute('Target') ?? ''),
  }));
  const sheets = elements(needed(child(workbook, 'sheets')), 'sheet');
  const sheet = needed(sheets.find((each) => (each.getAttribute('state') ?? 'visible') === 'visible') ?? sheets[0]);
  // Whatever its namespace is called here.
  const id = [...sheet.attributes].find(({ name }) => name.endsWith(':id'))?.value;
  const sheetPath = targets.find((target) => target.id === id)?.path ?? '';
  const [stringsPath, stylesPath] = ['sharedStrings', 'styles'].map(
    (type) => targets.find((target) => target.type === type)?.path ?? '',
  );
  const second = unpack(bytes, [sheetPath, stringsPath ?? '', stylesPath ?? '']);
  return {
    sheet: needed(second.get(sheetPath)),
    strings: second.get(stringsPath ?? '') ?? null,
    styles: second.get(stylesPath ?? '') ?? null,
    is1904: ['1', 'true'].includes(child(workbook, 'workbookPr')?.getAttribute('date1904') ?? ''),
  };
}

/** Children of an element with a name, in any namespace. */
export function elements(parent: Element, name: string): Element[] {
  return [...parent.children].filter(({ localName }) => localName === name);
}

/** The first child of an element with a name. */
export function child(parent: Element, name: string): Element | undefined {
  return elements(parent, name)[0];
}

/** Unpacks the parts of these paths that there are. Sizes are checked before anything is unpacked. */
function unpack(bytes: Uint8Array, paths: readonly string[]): Map<string, Element> {
  const files = unzipped(bytes, (name, size) => {
    if (!paths.includes(name)) return false;
    if (size > maxPartBytes) throw new UnreadableWorkbook('SIZE');
    return true;
  });
  return new Map(Object.entries(files).map(([path, file]) => [path, rootOf(new TextDecoder().decode(file))]));
}

function unzipped(bytes: Uint8Array, filter: (name: string, size: number) => boolean) {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => filter(name, originalSize) });
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('WRONG');
  }
}

function rootOf(text: string): Element {
  // The standard forbids it, and entities could grow without end.
  if (text.includes('<!DOCTYPE')) throw new UnreadableWorkbook('WRONG');
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  if (parsed.querySelector('parsererror') !== null) throw new UnreadableWorkbook('WRONG');
  return parsed.documentElement;
}

/** Path in the archive of a target, which is below `xl` unless it begins at the top. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//u, '')}`;
}

function needed<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new UnreadableWorkbook('WRONG');
  return part;
}
