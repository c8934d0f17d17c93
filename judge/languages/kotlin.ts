import { isJavaOutOfMemory, javaRun, quickStart } from './jvm.ts';
import { type Language, type Toolchain, programFolder } from './language.types.ts';
import { asArguments } from './native.ts';
import { nameSources } from './source-names.ts';
import { firstLine } from './tool-search.ts';

export const kotlin: Language = {
  key: 'kotlin',
  name: 'Kotlin',
  contentType: 'text/x-kotlin',
  description: 'Kotlin on the JVM',
  template: `fun main() {
    val (a, b) = readLine()!!.split(" ").map { it.toLong() }
    println(a + b)
}
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['kt'],
  installation: { packages: ['kotlin', 'default-jdk-headless'] },
  async detect(search): Promise<Toolchain | null> {
    const java = await search.find('java');
    const compiler = await search.find('kotlinc');
    if (java === null || compiler === null || !compiler.startsWith('/usr/')) return null;
    const startFlags = await quickStart(search, java);
    return {
      // The package manager knows at once what the compiler takes seconds to tell.
      version: `Kotlin ${firstLine(await search.output('dpkg-query', ['-W', '-f', '${Version}', 'kotlin']))}`.trim(),
      mounts: [],
      env: { JAVA_OPTS: '-XX:+UseSerialGC -XX:TieredStopAtLevel=1' },
      isOutOfMemory: isJavaOutOfMemory,
      plan: (program) => {
        const { sources, compiled } = nameSources(program, kotlin.extensions);
        return {
          sources,
          compile: [compiler, ...asArguments(compiled), '-include-runtime', '-d', 'main.jar'],
          run: (limits) => javaRun({ java, startFlags }, limits, ['-jar', `${programFolder}/main.jar`]),
        };
      },
    };
  },
};
