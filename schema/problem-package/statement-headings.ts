/** Parts of a statement that a heading can open. */
export type StatementPart = 'input' | 'output' | 'interaction' | 'notes' | 'samples' | 'description';

// Headings as authors write them, in lower case, by the part they open.
const HEADINGS: Readonly<Record<StatementPart, readonly string[]>> = {
  description: ['description', 'problem description', 'statement', 'problem statement', '题目描述', '问题描述', '描述', '題目描述', 'beskrivning', 'beschreibung', 'descripción', 'descrição'],
  input: [
    'input', 'input format', 'input specification', 'the input', '输入', '输入格式', '输入描述', '輸入', '輸入格式', 'indata', 'inndata', 'inddata', 'input data', 'eingabe',
    'entrada', 'entrée', 'entree', 'invoer', 'inntak', 'syöte', 'dane wejściowe', 'wejście', 'vstup', 'входные данные', 'формат входных данных', 'вхід', 'вхідні дані', 'bemenet',
    'sisend', 'ievaddati', 'pradiniai duomenys', 'girdi', 'masukan', 'dữ liệu vào', '入力', '입력', 'format input',
  ],
  output: [
    'output', 'output format', 'output specification', 'the output', '输出', '输出格式', '输出描述', '輸出', '輸出格式', 'utdata', 'uddata', 'output data', 'ausgabe',
    'salida', 'saída', 'sortie', 'uitvoer', 'úttak', 'tuloste', 'dane wyjściowe', 'wyjście', 'výstup', 'выходные данные', 'формат выходных данных', 'вихід', 'вихідні дані', 'kimenet',
    'väljund', 'izvaddati', 'rezultatai', 'çıktı', 'keluaran', 'kết quả', 'dữ liệu ra', '出力', '출력', 'format output',
  ],
  interaction: [
    'interaction', 'interaction protocol', 'interactive protocol', 'protocol', '交互', '交互格式', '交互方式', '交互协议', '互動', 'interaktion', 'interaksjon', 'interactie', 'interacción',
    'interação', 'gagnvirkni', 'протокол взаимодействия', 'interakcja', 'インタラクション',
  ],
  notes: [
    'note', 'notes', 'hint', 'hints', 'explanation', 'explanation of samples', 'sample explanation', 'explanation of sample', 'explanation of the sample', 'explanation of the samples', 'sample explanations', '提示', '说明', '样例解释', '样例说明', '備註', '备注', '数据范围与提示',
    'förklaring', 'förklaring av exempel', 'förklaring av exempelfall', 'förklaring till exemplet', 'förklaring till exempelfall', 'forklaring', 'hinweis', 'hinweise', 'notas', 'nota', 'remarque', 'remarques', 'toelichting', 'anmärkningar', 'замечание', 'примечание',
  ],
  samples: ['sample', 'samples', 'example', 'examples', 'sample input', 'sample output', '样例', '示例', '样例输入', '样例输出', 'exempel', 'beispiele', 'ejemplos', 'exemplos', 'exemples', 'примеры'],
};

const PART_BY_HEADING: ReadonlyMap<string, StatementPart> = new Map(
  // `Object.entries` widens the keys; they are those of the record above.
  (Object.keys(HEADINGS) as StatementPart[]).flatMap((part) => HEADINGS[part].map((heading) => [heading, part] as const)),
);

/** The part a heading opens. Null for every other heading. */
export function partOfHeading(heading: string): StatementPart | null {
  const words = heading
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[:：.]$/u, '')
    .trimEnd()
    .replaceAll(/\s+/gu, ' ');
  return PART_BY_HEADING.get(words) ?? null;
}
