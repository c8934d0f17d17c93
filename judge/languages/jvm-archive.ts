import type { Preparation } from './preparation.types.ts';

/*
 * A JVM starts from an archive of classes that are parsed and linked already (class data sharing). The one that comes
 * with a JDK knows nothing of the compiler. Ours holds the compiler and what programs of contests use as well, and is
 * shown in the box in the place of the JDK's, so that neither command needs to name it.
 */

/** Name of the archive a JVM looks for by itself. */
export const archiveName = 'classes.jsa';

/** A program that loads what programs of contests load. */
const typicalProgram = `import java.io.*;
import java.math.BigInteger;
import java.util.*;
import java.util.stream.*;

public class Main {
  interface Shape { long area(); }
  enum Colour { RED, GREEN }
  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    StringTokenizer words = new StringTokenizer("5 " + in.readLine());
    PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
    long a = Long.parseLong(words.nextToken());
    Scanner scanner = new Scanner("5 x 1.5");
    a += scanner.nextInt() + scanner.next().length() + (long) scanner.nextDouble();
    Map<Integer, List<Integer>> lists = new HashMap<>();
    for (int i = 0; i < 9; i++) lists.computeIfAbsent(i % 3, k -> new ArrayList<>()).add(i);
    TreeMap<String, Integer> tree = new TreeMap<>(Comparator.reverseOrder());
    for (String word : "b a c".split(" ")) tree.merge(word, 1, Integer::sum);
    PriorityQueue<long[]> queue = new PriorityQueue<>((x, y) -> Long.compare(x[0], y[0]));
    queue.add(new long[] {a});
    Deque<Integer> deque = new ArrayDeque<>(new TreeSet<>(lists.keySet()));
    Set<Long> set = new HashSet<>(new LinkedList<>(Arrays.asList(1L, 2L)));
    int[] numbers = IntStream.range(0, 9).map(i -> 9 - i).toArray();
    Arrays.sort(numbers);
    Collections.sort(lists.get(0));
    Shape shape = () -> 4;
    StringBuilder text = new StringBuilder().append(shape.area()).append(Colour.RED).reverse();
    out.println(lists.values().stream().map(String::valueOf).collect(Collectors.joining(",")) + new BitSet(9) + text);
    int sizes = deque.size() + set.size() + queue.size();
    out.printf("%.3f %d%n", Math.sqrt(a), BigInteger.TWO.pow(70).mod(BigInteger.TEN).intValue() + sizes);
    out.flush();
  }
}
`;

/** The tools of a JDK as the box sees them. */
export interface JdkInBox {
  /** The JDK's folder; `lib/server/classes.jsa` is in it. */
  readonly home: string;
  readonly java: string;
  readonly javac: string;
  /** Of the compile command. */
  readonly compilerFlags: readonly string[];
}

/** Folder of that archive. */
export function archiveFolder(home: string): string {
  return `${home}/lib/server`;
}

/** The archive of one JDK. */
export function jvmArchive({ home, java, javac, compilerFlags }: JdkInBox): Preparation {
  return {
    identify: async (box) =>
      JSON.stringify([await box.run([java, '-Xinternalversion']), compilerFlags, typicalProgram, revision]),
    make: async (box) => {
      await box.write('Main.java', typicalProgram);
      await box.run(['/usr/bin/cp', `${home}/lib/classlist`, 'jdk.list']);
      await box.run([javac, '-J-XX:DumpLoadedClassList=javac.list', ...compilerFlags, '-d', '.', 'Main.java']);
      await box.run([java, '-XX:DumpLoadedClassList=java.list', '-cp', '.', 'Main']);
      const lists = await Promise.all(['jdk.list', 'javac.list', 'java.list'].map((list) => box.read(list)));
      await box.write('all.list', mergedLists(lists));
      // Only with this collector are objects of the heap archived; JDKs after 17 can give them to the others.
      await box.run([
        java,
        '-Xshare:dump',
        '-XX:+UseG1GC',
        '-XX:SharedClassListFile=all.list',
        `-XX:SharedArchiveFile=${archiveName}`,
      ]);
      await box.run([java, '-Xshare:on', `-XX:SharedArchiveFile=${archiveName}`, '-version']);
      return [archiveName];
    },
    mounts: (folder) => [{ source: `${folder}/${archiveName}`, target: `${archiveFolder(home)}/${archiveName}` }],
    env: {},
    isForRuns: true,
    isMadeAtStart: true,
  };
}

/** Changes with what `mergedLists` makes of the same lists. */
const revision = 2;

const lambda = '@lambda-proxy ';

/**
 * Each line as often as in the list that has it most; those of the program itself and of class loaders of its own are
 * left out. A line about a lambda stands for one place in the code, so two alike are two places; a lambda that is not
 * in the archive has the JVM spin its class at each start, for which it loads half a compiler.
 */
function mergedLists(lists: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const list of lists) {
    const lines = list
      .split('\n')
      .map((line) => line.replace(/ id: \d+$/, ''))
      .filter(isWanted);
    for (const line of new Set(lines)) {
      const count = line.startsWith(lambda) ? lines.filter((other) => other === line).length : 1;
      counts.set(line, Math.max(count, counts.get(line) ?? 0));
    }
  }
  return [...counts].map(([line, count]) => `${line}\n`.repeat(count)).join('');
}

function isWanted(line: string): boolean {
  return line !== '' && !/^(?:#|(?:@lambda-proxy )?Main\b)| (?:super|source): /.test(line);
}
