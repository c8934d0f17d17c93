import { dirname } from 'node:path';
import { compileMessage } from '../protocol/compile-message.ts';
import type { Program, SourceFile } from '../protocol/task.ts';
import { findJavaClasses, type JavaClass } from './java-source.ts';
import { archiveFolder, archiveName, jvmArchive } from './jvm-archive.ts';
import { isJavaOutOfMemory, javaRun, quickStart } from './jvm.ts';
import { type Language, type Toolchain, programFolder } from './language.types.ts';
import { asArguments } from './native.ts';
import { nameSources } from './source-names.ts';
import { firstLine, placeTool } from './tool-search.ts';

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
        const { sources, mainClass, unstartable } = javaProgram(program);
        const files = sources.map((source) => source.name).filter((name) => name.endsWith('.java'));
        return {
          sources,
          compile: [javac.path, ...compilerFlags, '-d', '.', ...asArguments(files)],
          product: { name: `${mainClass.replaceAll('.', '/')}.class`, isExecutable: false },
          ...(unstartable === null ? {} : { unstartable }),
          run: (limits) => javaRun({ java: jvm.path, startFlags }, limits, ['-cp', programFolder, mainClass]),
        };
      },
    };
  },
};

/** What is read off a Java program without compiling it. */
export interface JavaProgram {
  readonly sources: readonly SourceFile[];
  /**
   * The entry point when given, else the first class with a `main`, a public one before others; `Main` as a last
   * resort.
   */
  readonly mainClass: string;
  /** What to tell the author of a program that compiles and has nothing to start with; null when it has. */
  readonly unstartable: string | null;
}

/** Reads each source once. */
export function javaProgram(program: Pick<Program, 'sources' | 'entryPoint'>): JavaProgram {
  const { entryPoint } = program;
  const named = nameSources(program, java.extensions).sources.map((source) => ({
    source,
    classes: findJavaClasses(source.content),
  }));
  const [only] = named;
  const sources =
    named.length === 1 && only !== undefined
      ? [{ ...only.source, name: fileName(only.classes) }]
      : named.map(({ source }) => source);
  const first = (file: SourceFile) => Number(file.name !== entryPoint);
  const classes = named.toSorted((a, b) => first(a.source) - first(b.source)).flatMap((one) => one.classes);
  const isClass = entryPoint !== null && !entryPoint.endsWith('.java');
  return {
    sources,
    mainClass: isClass ? entryPoint : mainClassOf(classes),
    unstartable: entryPoint === null ? missingMain(classes) : null,
  };
}

/** Longest name of a file, in bytes. */
const maxNameBytes = 255;

/**
 * A single file is named after its public class, as javac insists, else after the class that holds `main`. A name that
 * no file can have is left for javac to refuse.
 */
function fileName(classes: readonly JavaClass[]): string {
  const chosen = classes.find((one) => one.isPublic) ?? classes.find((one) => one.hasMain);
  const name = `${chosen?.simpleName ?? 'Main'}.java`;
  return Buffer.byteLength(name) <= maxNameBytes ? name : 'Main.java';
}

function mainClassOf(classes: readonly JavaClass[]): string {
  const starts = classes.filter((one) => one.hasMain);
  return (starts.find((one) => one.isPublic) ?? starts[0])?.fullName ?? 'Main';
}

/** Names of classes in a message, at most, and characters of each. */
const toldClasses = 5;
const toldCharacters = 100;

/** A class Main is left to the JVM, whose newer versions start more than we can find. */
function missingMain(classes: readonly JavaClass[]): string | null {
  if (classes.length === 0 || classes.some(({ hasMain, simpleName }) => hasMain || simpleName === 'Main')) return null;
  const names = classes
    .toSorted((a, b) => Number(b.isPublic) - Number(a.isPublic))
    .map(({ fullName }) => cutName(fullName));
  return compileMessage(
    'NO_MAIN_CLASS',
    [...names.slice(0, toldClasses), ...(names.length > toldClasses ? ['…'] : [])].join(', '),
  );
}

function cutName(name: string): string {
  return name.length <= toldCharacters ? name : `${name.slice(0, toldCharacters).replace(/[\ud800-\udbff]$/, '')}…`;
}
