import { dirname } from 'node:path';
import type { Language, Toolchain } from './language.types.ts';
import { programFolder } from './language.types.ts';
import { findJavaClasses, type JavaClass } from './java-source.ts';
import { archiveFolder, archiveName, jvmArchive } from './jvm-archive.ts';
import { isJavaOutOfMemory, javaRun, quickStart } from './jvm.ts';
import { asArguments } from './native.ts';
import { nameSources } from './source-names.ts';
import { firstLine, placeTool } from './tool-search.ts';
import { compileMessage } from '../protocol/compile-message.ts';
import type { Program, SourceFile } from '../protocol/task.ts';

const compilerJvmFlags = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-Xmx768m'] as const;

export const java: Language = {
  key: 'java',
  name: 'Java',
  contentType: 'text/x-java',
  description: 'Java, OpenJDK',
  template: `import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    System.out.println(in.nextLong() + in.nextLong());
  }
}
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: true,
  extensions: ['java'],
  installation: { packages: ['default-jdk-headless'] },
  async detect(search): Promise<Toolchain | null> {
    const compiler = await search.find('javac');
    const runtime = compiler === null ? null : await search.executable(`${dirname(compiler)}/java`);
    if (compiler === null || runtime === null) return null;
    const home = dirname(dirname(compiler));
    const javac = placeTool('java', compiler, home);
    const jvm = placeTool('java', runtime, home);
    const startFlags = await quickStart(search, runtime);
    const compilerFlags = [...[...compilerJvmFlags, ...startFlags].map((flag) => `-J${flag}`), '-encoding', 'UTF-8'];
    const preparation = jvmArchive({ home: javac.prefix, java: jvm.path, javac: javac.path, compilerFlags });
    const hasArchive = (await search.list(archiveFolder(home))).includes(archiveName);
    return {
      version: firstLine(await search.output(runtime, ['-version'])),
      mounts: javac.mounts,
      env: {},
      // Ours takes the place of the JDK's own: nothing can be shown where nothing is.
      ...(hasArchive ? { preparation } : {}),
      isOutOfMemory: isJavaOutOfMemory,
      plan: (program) => {
        const sources = nameJavaSources(program);
        const mainClass = findMainClass(program, sources);
        const unstartable = missingMain(program, sources);
        const files = sources.map((source) => source.name).filter((name) => name.endsWith('.java'));
        return {
          sources,
          compile: [javac.path, ...compilerFlags, '-d', '.', ...asArguments(files)],
          ...(unstartable === null ? {} : { unstartable }),
          run: (limits) => javaRun({ java: jvm.path, startFlags }, limits, ['-cp', programFolder, mainClass]),
        };
      },
    };
  },
};

/** A single file is named after its public class, else after the class that holds `main`: javac insists on the first. */
export function nameJavaSources(program: Pick<Program, 'sources' | 'entryPoint'>): readonly SourceFile[] {
  const named = nameSources(program, java.extensions);
  const [only, ...others] = named.sources;
  if (only === undefined || others.length > 0) return named.sources;
  const classes = findJavaClasses(only.content);
  const chosen = classes.find((one) => one.isPublic) ?? classes.find((one) => one.hasMain);
  return [{ ...only, name: `${chosen?.simpleName ?? 'Main'}.java` }];
}

/** The entry point when given, else the first class with a `main`, a public one before others; `Main` as a last resort. */
export function findMainClass({ entryPoint }: Pick<Program, 'entryPoint'>, sources: readonly SourceFile[]): string {
  if (entryPoint !== null && !entryPoint.endsWith('.java')) return entryPoint;
  const first = (file: SourceFile) => Number(file.name !== entryPoint);
  const classes: JavaClass[] = sources.toSorted((a, b) => first(a) - first(b)).flatMap((source) => findJavaClasses(source.content));
  const starts = classes.filter((one) => one.hasMain);
  return (starts.find((one) => one.isPublic) ?? starts[0])?.fullName ?? 'Main';
}

/** Names of classes that are told, at most. */
const toldClasses = 5;

/**
 * What to tell the author of a program that compiles and has nothing to start with; null when it has. A class Main is left
 * to the JVM, whose newer versions start more than we can find.
 */
export function missingMain({ entryPoint }: Pick<Program, 'entryPoint'>, sources: readonly SourceFile[]): string | null {
  if (entryPoint !== null) return null;
  const classes = sources.flatMap((source) => findJavaClasses(source.content));
  if (classes.length === 0 || classes.some(({ hasMain, simpleName }) => hasMain || simpleName === 'Main')) return null;
  const names = classes.toSorted((a, b) => Number(b.isPublic) - Number(a.isPublic)).map(({ fullName }) => fullName);
  return compileMessage('NO_MAIN_CLASS', [...names.slice(0, toldClasses), ...(names.length > toldClasses ? ['…'] : [])].join(', '));
}
