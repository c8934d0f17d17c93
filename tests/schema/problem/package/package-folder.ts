import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { onTestFinished } from 'vitest';
import { ZipFile } from 'yazl';

/** Files of a package by path. A value of `null` takes a file of a base away. */
export type PackageFiles = Readonly<Record<string, string | Buffer | null>>;

/** A folder for one test, removed after it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'package-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a package into a folder named `sum`. */
export async function writePackage(...layers: readonly PackageFiles[]): Promise<string> {
  const root = join(await temporaryFolder(), 'sum');
  const files: PackageFiles = Object.assign({}, ...layers);
  await mkdir(root);
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return root;
}

/** Writes a zip with the given entries, and what `more` adds. */
export async function writeZip(files: PackageFiles, more: (zip: ZipFile) => void = () => {}): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (content !== null) zip.addBuffer(Buffer.from(content), name);
  }
  more(zip);
  zip.end();
  const path = join(await temporaryFolder(), 'sum.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

/** A right package in the legacy layout. */
export const legacyPackage: PackageFiles = {
  'problem.yaml': 'name: Sum\nauthor: Ann\nlicense: cc by-sa\n',
  '.timelimit': '3\n',
  'problem_statement/problem.en.tex':
    '\\problemname{Sum of Two}\n\nAdd.\n\n\\section*{Input}\n\nTwo numbers.\n\n\\section*{Output}\n\nTheir sum.\n',
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/10-big.in': '1000 2000\n',
  'data/secret/10-big.ans': '3000\n',
  'data/secret/10-big.desc': 'Large numbers.\n',
  'data/secret/10-big.hint': 'Mind the size.\n',
  'data/secret/2-zero.in': '0 0\n',
  'data/secret/2-zero.ans': '0\n',
  'input_validators/check.py': 'print(1)\n',
  'submissions/accepted/sum.cpp': 'int main() {}\n',
  'submissions/wrong_answer/zero.py': 'print(0)\n',
};

/** The same problem in the layout of 2025-09. */
export const newerPackage: PackageFiles = {
  ...legacyPackage,
  'problem.yaml':
    'problem_format_version: 2025-09\nname: { en: Sum of Two, zh: 两数之和 }\n' +
    'uuid: 7a52c5f0-0000-4000-8000-000000000000\nlimits: { time_limit: 3 }\n',
  '.timelimit': null,
  'problem_statement/problem.en.tex': null,
  'statement/problem.en.md': 'Add.\n\n## Input\n\nTwo numbers.\n\n## Output\n\nTheir sum.\n',
  'statement/problem.zh.md': '相加。\n\n## 输入\n\n两个数。\n\n## 输出\n\n它们的和。\n',
  'data/secret/10-big.desc': null,
  'data/secret/10-big.hint': null,
  'data/secret/10-big.yaml': 'description: Large numbers.\nhint: Mind the size.\n',
};
