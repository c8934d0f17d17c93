import { type Language, type Toolchain, programFolder } from './language.types.ts';
import { asArguments } from './native.ts';
import { nameSources } from './source-names.ts';
import { firstLine } from './tool-search.ts';

export const csharp: Language = {
  key: 'csharp',
  name: 'C#',
  contentType: 'text/x-csharp',
  description: 'C# 7, Mono',
  template: `using System;

class Program {
  static void Main() {
    var words = Console.ReadLine().Split();
    Console.WriteLine(long.Parse(words[0]) + long.Parse(words[1]));
  }
}
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['cs'],
  installation: {
    packages: ['mono-runtime', 'mono-mcs', 'libmono-system-core4.0-cil', 'libmono-system-numerics4.0-cil'],
  },
  async detect(search): Promise<Toolchain | null> {
    const mono = await search.find('mono');
    const compiler = await search.executable('/usr/lib/mono/4.5/mcs.exe');
    if (mono === null || compiler === null) return null;
    return {
      version: firstLine(await search.output(mono, ['--version'])),
      mounts: [],
      env: { MONO_GC_PARAMS: 'major=marksweep' },
      plan: (program) => {
        const { sources, compiled } = nameSources(program, csharp.extensions);
        return {
          sources,
          compile: [mono, compiler, '-optimize+', '-out:main.exe', '-r:System.Numerics', ...asArguments(compiled)],
          run: () => ({ argv: [mono, `${programFolder}/main.exe`] }),
        };
      },
    };
  },
};
