import { strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

interface WorkbookWishes {
  /** Rows of the first sheet, as XML. */
  readonly rows: string;
  readonly strings?: readonly string[];
  /** Codes of formats, by the style that cells name. */
  readonly formats?: readonly string[];
}

/** A workbook as spreadsheets write it, with a hidden sheet before the first. */
export function workbook({ rows, strings = [], formats = [] }: WorkbookWishes): Uint8Array<ArrayBuffer> {
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>
      <sheet name="Notes" sheetId="1" state="hidden" r:id="rId1"/>
      <sheet name="Roster" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>
      <Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="rId2" Type="${office}/worksheet" Target="/xl/worksheets/sheet2.xml"/>
      <Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>
      <Relationship Id="rId4" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>'),
    'xl/worksheets/sheet2.xml': sheetOf(rows),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">
      <numFmts>${formats.map((code, id) => `<numFmt numFmtId="${164 + id}" formatCode="${code}"/>`).join('')}</numFmts>
      <cellXfs><xf numFmtId="0"/>${formats.map((_code, id) => `<xf numFmtId="${164 + id}"/>`).join('')}</cellXfs>
      </styleSheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

function sheetOf(rows: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
}
