import { say } from '../progress.ts';
import { runTool, type ToolOptions } from '../run-tool.ts';
import { affectedSpecs, isLaunchAffected } from './affected.ts';
import { countPlaywright, countVitest, type TestCount } from './count.ts';
import { failuresOfPlaywright, failuresOfVitest, type TestFailure } from './failures.ts';
import { type FileTime, slowestOfPlaywright, slowestOfVitest } from './slowest.ts';
import { currentCommit, turnOf } from './turns.ts';

/** What a step reports. */
export interface StepResult {
  readonly code: number;
  /** How many tests it ran; null: it is one test itself. */
  readonly count: TestCount | null;
  readonly failures: readonly TestFailure[];
  readonly slowest: readonly FileTime[];
}

/** How a step is run. */
export interface StepOptions extends ToolOptions {
  /** File for a JSON report. */
  readonly report: string;
  /** Only tests that changes can affect; null: all tests. */
  readonly changes: Changes | null;
  /** How many times longer this machine takes than the one of the budget. */
  readonly slowness: number;
}

/** What changed since a commit. */
export interface Changes {
  /** A commit, as git names it. */
  readonly since: string;
  /** Files from the root of the repository. */
  readonly files: readonly string[];
}

/** One part of `npm test`. */
export interface Step {
  /** Its word in `npm test -- <word>`. */
  readonly name: string;
  readonly title: string;
  run(options: StepOptions): Promise<StepResult>;
}

const quick: readonly Step[] = [
  tool('format', 'Formatting', ['oxfmt', '--check']),
  tool('lint', 'Lint', ['oxlint']),
  tool('unused', 'No unused files, exports or dependencies', ['knip', '--no-progress']),
  tool('imports', 'Import rules', ['node', 'tests/import-rules/check.ts']),
  tool('expressions', 'Regular expressions take linear time', ['node', 'tests/regular-expressions/check.ts']),
  tool('types', 'Types of everything but the client', ['tsc', '--project', 'tsconfig.json']),
  tool('client-types', 'Types of the client', ['tsc', '--project', 'client/tsconfig.json', '--noEmit']),
  tool('migrations', 'Migrations match the models', [
    'node',
    '--disable-warning=ExperimentalWarning',
    'server/launch/migration.ts',
    'check',
  ]),
  vitest('unit', 'Unit tests', ['unit', 'client']),
];

const integration = vitest('integration', 'Integration tests (GraphQL, REST, services, on PostgreSQL)', [
  'integration',
]);
const judge = vitest('judge', 'Judge tests (the real sandbox)', ['judge']);
const launch = vitest('launch', 'Start, stop and crash tests (npm run up)', ['launch', 'attack']);
const browser: Step = {
  name: 'browser',
  title: 'Browser tests (Chromium, the main paths in Firefox too)',
  async run({ report, changes, slowness, ...options }) {
    const specs = changes === null ? [] : affectedSpecs(changes.files);
    if (changes !== null && specs.length === 0) return nothingAffected;
    const isFull = changes !== null || process.env['VERDICT_FULL'] === '1';
    const turn = isFull ? null : turnOf(slowness, currentCommit());
    if (turn !== null)
      say(
        `This machine takes ${slowness.toFixed(1)} times as long as usual: each commit runs one half of the browser ` +
          'tests besides the main paths. VERDICT_FULL=1 runs all of them.',
      );
    const code = await runTool(['playwright', 'test', '--config', 'tests/e2e', '--reporter=list,json', ...specs], {
      ...options,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(turn === null ? {} : { VERDICT_TURN: String(turn) }) },
    });
    return {
      code,
      count: countPlaywright(report),
      failures: failuresOfPlaywright(report),
      slowest: slowestOfPlaywright(report),
    };
  },
};

/**
 * The steps of `npm test`: one stage after the other, the tracks of a stage at the same time. Judge and launch tests
 * measure time and have the machine to themselves.
 */
export const stages: ReadonlyArray<ReadonlyArray<readonly Step[]>> = [
  [[integration], quick],
  [[judge]],
  [
    [
      {
        ...launch,
        run: (options) =>
          options.changes === null || isLaunchAffected(options.changes.files)
            ? launch.run({ ...options, changes: null })
            : Promise.resolve(nothingAffected),
      },
    ],
  ],
  [[browser]],
];

const nothingAffected: StepResult = { code: 0, count: { passed: 0, failed: 0, skipped: 0 }, failures: [], slowest: [] };

function tool(name: string, title: string, words: readonly [string, ...string[]]): Step {
  return {
    name,
    title,
    run: async ({ report: _report, changes: _changes, ...options }) => ({
      code: await runTool(words, options),
      count: null,
      failures: [],
      slowest: [],
    }),
  };
}

function vitest(name: string, title: string, projects: readonly string[]): Step {
  return {
    name,
    title,
    async run({ report, changes, ...options }) {
      const chosen = projects.flatMap((project) => ['--project', project]);
      const since = changes === null ? [] : [`--changed=${changes.since}`];
      const code = await runTool(['vitest', 'run', '--config', 'tests/vitest.config.ts', ...chosen, ...since], {
        ...options,
        env: { VERDICT_TEST_REPORT: report },
      });
      return {
        code,
        count: countVitest(report),
        failures: failuresOfVitest(report),
        slowest: slowestOfVitest(`${report}.times`),
      };
    },
  };
}
