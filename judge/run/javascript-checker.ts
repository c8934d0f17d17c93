import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { placeTool } from '../languages/tool-search.ts';
import type { CompileResult } from '../protocol/report.ts';
import type { Program } from '../protocol/task.ts';
import type { Mount } from '../sandbox/sandbox.types.ts';
import { describeEnd } from './case-verdict.ts';
import type { ProgramStart } from './compile.ts';
import { JuryFailure } from './failure.ts';
import { failureCause, readCheckerReturn } from './javascript-verdict.ts';
import type { JuryProgram } from './jury-program.ts';
import { javascriptCheckerLimits, javascriptDataBytes, javascriptOutputBytes } from './limits.ts';
import { readableText } from './text.ts';
import type { Workspace } from './workspace.ts';

/** JavaScript checkers, which nothing compiles: how the box for isolate/run-checker.cjs is set up. */

const runnerFolder = '/checker';
const sourcePath = `${runnerFolder}/source`;
const messageBytes = 64 * 1024;
const messageCharacters = 16_000;

/** The Node this judge runs on, the runner, and the packages it loads. */
function runner(): { argv: [string, ...string[]]; mounts: Mount[] } {
  const node = realpathSync(process.execPath);
  const tool = placeTool('node', node, dirname(dirname(node)));
  const isolatedVm = createRequire(import.meta.url).resolve('isolated-vm');
  const packages = {
    'isolated-vm': dirname(isolatedVm),
    'node-gyp-build': dirname(createRequire(isolatedVm).resolve('node-gyp-build')),
  };
  return {
    // isolated-vm asks for the option: isolates of one process must come from one snapshot of V8's heap.
    argv: [tool.path, '--no-node-snapshot', `${runnerFolder}/run-checker.cjs`],
    mounts: [
      ...tool.mounts,
      { source: join(import.meta.dirname, 'isolate/run-checker.cjs'), target: `${runnerFolder}/run-checker.cjs` },
      ...Object.entries(packages).map(([name, source]) => ({ source, target: `${runnerFolder}/node_modules/${name}` })),
    ],
  };
}

async function start(workspace: Workspace, program: Program): Promise<(data: readonly string[]) => ProgramStart> {
  const [source] = program.sources;
  if (source === undefined || program.sources.length > 1) throw new JuryFailure('a JavaScript checker is one file');
  const { argv, mounts } = runner();
  const path = await workspace.text(source.content);
  return (data) => ({
    argv: [...argv, source.name, sourcePath, ...data],
    env: {},
    mounts: [...mounts, { source: path, target: sourcePath }],
    extraMemoryBytes: 0,
  });
}

/** A JavaScript checker, ready to run. */
export async function javascriptChecker(workspace: Workspace, program: Program): Promise<JuryProgram> {
  const started = await start(workspace, program);
  const sizes = [String(javascriptDataBytes), String(javascriptOutputBytes)];
  return {
    convention: 'javascript',
    start: (_limits, args) => started([...sizes, ...args]),
    files: [],
    limits: javascriptCheckerLimits,
  };
}

/** Loads a JavaScript checker for its author: is it a module, and does it give a function? */
export async function loadJavascriptChecker(workspace: Workspace, program: Program): Promise<CompileResult> {
  const stdout = workspace.output('checker-stdout');
  const stderr = workspace.output('checker-stderr');
  try {
    const { argv, env, mounts } = (await start(workspace, program))([]);
    const { end } = await workspace.sandbox.run({
      argv,
      env,
      mounts,
      stdin: { kind: 'null' },
      stdout: stdout.sink,
      stderr: stderr.sink,
      limits: javascriptCheckerLimits,
    });
    const said = readCheckerReturn(await stdout.read(messageBytes).then(String));
    const compilerVersion = `Node.js ${process.version}`;
    if (end.kind === 'exited' && end.code === 0 && said !== null) {
      return {
        isOk: !('failure' in said),
        message: 'failure' in said ? readableText(Buffer.from(failureCause(said)), messageCharacters) : null,
        compilerVersion,
      };
    }
    const crash = {
      failure: describeEnd(end),
      detail: readableText(await stderr.read(messageBytes), messageCharacters),
    };
    return { isOk: false, message: failureCause(crash), compilerVersion };
  } finally {
    stdout.remove();
    stderr.remove();
  }
}
