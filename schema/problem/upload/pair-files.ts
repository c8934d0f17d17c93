/*
 * How pairs are found (decision 137, "Test data upload"): `1.in` goes with `1.out` or `1.ans`; `input1.txt` with
 * `output1.txt`; also across folders (`input/1.txt`, `output/1.txt`). Each name gives a side and a key; two of the same
 * key are a case. Of a Kattis package only what lies below `data/` counts.
 */

/** Two files of a zip that are a test case. */
export interface FilePair {
  /** What both names have in common. */
  readonly name: string;
  readonly inputName: string;
  /** Null: the zip has none, and the output is empty. */
  readonly outputName: string | null;
  readonly isSample: boolean;
  /** Number of the folder, where cases lie in several; else null. */
  readonly groupNumber: number | null;
}

/** What was made of the files of a zip. */
export interface Pairing {
  /** In natural order: 1, 2, 10. */
  readonly pairs: readonly FilePair[];
  /** Inputs without an output, and the other way round. */
  readonly unpaired: readonly string[];
  /** Neither input nor output by their names. */
  readonly ignored: readonly string[];
}

interface Sided {
  readonly path: string;
  readonly side: 'input' | 'output';
  readonly key: string;
}

const order = new Intl.Collator('en', { numeric: true });
/** What packers and file managers leave behind. */
const rubbish = /(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/iu;

/** Finds the test cases among the files of a zip. @param isOutputOptional an input without an output is a case too. */
export function pairFiles(paths: readonly string[], { isOutputOptional = false } = {}): Pairing {
  const files = paths.filter((path) => !rubbish.test(path));
  const root = dataFolder(files);
  const inside = files.filter((path) => path.startsWith(root));
  const sided = inside.map((path) => sideOf(path, root));
  const found = sided.filter((file) => file !== null);
  const byKey = Map.groupBy(found, ({ key }) => key);
  const pairs: Array<{ readonly input: Sided; readonly output: Sided | null }> = [];
  const unpaired: string[] = [];
  const left: string[] = [];
  for (const same of byKey.values()) {
    const inputs = same.filter(({ side }) => side === 'input');
    const outputs = same.filter(({ side }) => side === 'output').toSorted((a, b) => rankOf(a) - rankOf(b));
    const [input, ...moreInputs] = inputs;
    const [output, ...moreOutputs] = outputs;
    const isCase = input !== undefined && (output !== undefined || (isOutputOptional && moreInputs.length === 0));
    if (!isCase) unpaired.push(...same.map(({ path }) => path));
    else pairs.push({ input, output: output ?? null });
    if (isCase) left.push(...[...moreInputs, ...moreOutputs].map(({ path }) => path));
  }
  return {
    pairs: named(pairs, root),
    unpaired: unpaired.toSorted(order.compare),
    ignored: [...inside.filter((_path, index) => sided[index] === null), ...left].toSorted(order.compare),
  };
}

/** The folder all test data lie in: `data/` of a Kattis package, with what leads there; else the top. */
function dataFolder(paths: readonly string[]): string {
  const inData = paths
    .map((path) => /^((?:[^/]+\/)?data\/)(?:sample|secret)\//u.exec(path)?.[1])
    .find((folder) => folder !== undefined);
  return inData ?? '';
}

/** An answer of a package stands beside the output of its program: the answer counts. */
function rankOf({ path }: Sided): number {
  return /\.ans$/iu.test(path) ? 0 : 1;
}

function sideOf(path: string, root: string): Sided | null {
  const inner = path.slice(root.length);
  const extension = /\.(in|out|ans)$/iu.exec(inner);
  if (extension !== null) {
    return {
      path,
      side: extension[1]?.toLowerCase() === 'in' ? 'input' : 'output',
      key: keyOf(inner.slice(0, extension.index)),
    };
  }
  const slash = inner.lastIndexOf('/');
  const [folder, base] = [inner.slice(0, slash + 1), inner.slice(slash + 1)];
  // The file's own name says more than those of its folders.
  const side = wordIn(base) ?? wordIn(folder);
  return side === null ? null : { path, side, key: keyOf(inner) };
}

function wordIn(text: string): 'input' | 'output' | null {
  if (/input/iu.test(text)) return 'input';
  return /output/iu.test(text) ? 'output' : null;
}

/** A name without what tells input from output. */
function keyOf(name: string): string {
  return name
    .replaceAll(/input|output/giu, '*')
    .replaceAll(/(^|\/)(in|out|ans)(?=\/)/giu, '$1*')
    .toLowerCase();
}

function named(
  pairs: ReadonlyArray<{ readonly input: Sided; readonly output: Sided | null }>,
  root: string,
): FilePair[] {
  const short = pairs.map(({ input }) => shortName(input.path.slice(root.length)));
  const prefix = commonFolder(short);
  const names = short.map((name) => name.slice(prefix.length));
  const isUnique = new Set(names).size === names.length;
  const groups = groupNumbers(pairs.map(({ input }) => folderOf(input.path.slice(root.length))));
  return pairs
    .map(({ input, output }, index) => ({
      name: (isUnique ? names[index] : input.path) ?? input.path,
      inputName: input.path,
      outputName: output?.path ?? null,
      isSample: root !== '' && input.path.startsWith(`${root}sample/`),
      groupNumber: groups.get(folderOf(input.path.slice(root.length))) ?? null,
    }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}

/** A case's name: the input's without its ending and the word that says it is one. */
function shortName(path: string): string {
  const plain = path.replace(/\.(in|txt|dat)$/iu, '').replace(/(^|[/._-])(?:input|in)(?=[/._-]|$)/giu, '$1');
  const parts = plain
    .split('/')
    .map((part, index, all) => (index === all.length - 1 ? part.replace(/input/iu, '') : part));
  const cleaned = parts
    .map((part) => part.replaceAll(/^[._-]+|(?<![._-])[._-]+$/gu, ''))
    .filter((part) => part !== '')
    .join('/');
  return cleaned === '' ? path : cleaned;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1).replaceAll(/(^|\/)(?:input|in)(?=\/)/giu, '$1');
}

function commonFolder(names: readonly string[]): string {
  const [first = ''] = names;
  for (let end = first.lastIndexOf('/'); end > 0; end = first.lastIndexOf('/', end - 1)) {
    const folder = first.slice(0, end + 1);
    if (names.every((name) => name.startsWith(folder))) return folder;
  }
  return '';
}

/**
 * Folders that hold cases, numbered: by the number their name ends with if each has one of its own, else in natural
 * order.
 */
function groupNumbers(folders: readonly string[]): ReadonlyMap<string, number> {
  const distinct = [...new Set(folders)].toSorted(order.compare);
  if (distinct.length < 2 || distinct.length > 1_000 || distinct.length === folders.length) return new Map();
  const own = distinct.map((folder) => Number(/(\d{1,3})\/$/u.exec(folder)?.[1] ?? 0));
  const isNumbered = own.every((number) => number > 0) && new Set(own).size === own.length;
  return new Map(distinct.map((folder, index) => [folder, isNumbered ? (own[index] ?? 0) : index + 1]));
}
