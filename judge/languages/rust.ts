import { join } from 'node:path';
import type { Language } from './language.types.ts';
import { nativeToolchain } from './native.ts';
import { firstLine, placeTool } from './tool-search.ts';

export const rust: Language = {
  key: 'rust',
  name: 'Rust',
  contentType: 'text/x-rustsrc',
  description: 'Rust 2021',
  template: `use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let sum: i64 = text.split_whitespace().map(|word| word.parse::<i64>().unwrap()).sum();
    println!("{}", sum);
}
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['rs'],
  installation: { packages: ['rustc', 'gcc', 'libc6-dev'] },
  async detect(search) {
    // The one in PATH may be a proxy, which goes by the name it is called by; the folder it tells holds the compiler.
    const root = firstLine(await search.output('rustc', ['--print', 'sysroot']));
    const path = root === '' ? null : await search.executable(join(root, 'bin/rustc'));
    if (path === null) return null;
    const tool = placeTool('rust', path, root);
    return nativeToolchain({
      version: firstLine(await search.output(path, ['--version'])),
      mounts: tool.mounts,
      extensions: rust.extensions,
      compile: ({ main }) => [tool.path, '-O', '--edition', '2021', '-o', 'main', main],
    });
  },
};
