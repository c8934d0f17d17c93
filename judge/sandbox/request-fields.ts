import type { Field } from './frame.ts';
import { type Limits, type RunEnd, type RunRequest, type RunResult, type Sink, SandboxError } from './sandbox.types.ts';

const nsPerMs = 1_000_000;

/** A run of one box, or of two joined ones, as the helper reads it (helper/request.h). */
export function runFields(requests: readonly RunRequest[], transcript: Sink = { kind: 'null' }): Field[] {
  return [['op', 'run'], ...fileField('transcript', transcript), ...requests.flatMap(boxFields)];
}

function boxFields(request: RunRequest): Field[] {
  return [
    ['box', ''],
    ...request.argv.map((argument): Field => ['arg', argument]),
    ...Object.entries(request.env).map(([name, value]): Field => ['env', `${name}=${value}`]),
    ...request.mounts.flatMap((mount): Field[] => [
      ['source', mount.source],
      ['target', mount.target],
      ...(mount.writable === true ? [['writable', '1'] as const] : []),
    ]),
    ['cwd', request.cwd ?? '/work'],
    ...(request.usesSpareCpus === true ? [['spare', '1'] as const] : []),
    ...(request.canLockFiles === true ? [['locks', '1'] as const] : []),
    ...fileField('stdin', request.stdin),
    ...fileField('stdout', request.stdout),
    ...fileField('stderr', request.stderr),
    ...limitFields(request.limits),
  ];
}

function fileField(key: string, stream: RunRequest['stdin'] | RunRequest['stdout']): Field[] {
  return stream.kind === 'file' ? [[key, stream.path]] : [];
}

function limitFields(limits: Limits): Field[] {
  const figures = {
    cpu_ms: limits.cpuMs,
    wall_ms: limits.wallMs,
    memory_bytes: limits.memoryBytes,
    stack_bytes: limits.stackBytes ?? limits.memoryBytes,
    output_bytes: limits.outputBytes,
    stderr_bytes: limits.stderrBytes,
    processes: limits.processes,
    work_bytes: limits.workBytes,
    work_files: limits.workFiles,
  };
  return Object.entries(figures).map(([key, value]) => {
    if (!Number.isFinite(value) || value <= 0)
      throw new SandboxError(`Sandbox limit ${key} must be above 0, not ${value}`);
    return [key, String(Math.ceil(value))];
  });
}

/** What the helper told of one or two boxes, each opened by a field `box`. */
export function readResults(reply: readonly Field[]): RunResult[] {
  const starts = reply.flatMap(([key], index) => (key === 'box' ? [index] : []));
  return starts.map((start, number) => readResult(new Map(reply.slice(start, starts[number + 1]))));
}

function readResult(fields: ReadonlyMap<string, string>): RunResult {
  return {
    end: readEnd(fields),
    cpuMs: readNumber(fields, 'cpu_ns') / nsPerMs,
    wallMs: readNumber(fields, 'wall_ns') / nsPerMs,
    memoryBytes: readNumber(fields, 'memory_bytes'),
  };
}

function readEnd(fields: ReadonlyMap<string, string>): RunEnd {
  const kind = fields.get('end');
  switch (kind) {
    case 'output-limit':
    case 'cpu-limit':
    case 'wall-limit':
    case 'memory-limit':
      return { kind };
    case 'signalled':
      return { kind, signal: fields.get('signal') ?? 'SIGUNKNOWN' };
    case 'exited':
      return { kind, code: readNumber(fields, 'code') };
    default:
      throw new SandboxError(`The sandbox helper told an unknown end: ${kind}`);
  }
}

function readNumber(fields: ReadonlyMap<string, string>, key: string): number {
  const value = Number(fields.get(key));
  if (!Number.isFinite(value)) throw new SandboxError(`The sandbox helper left out ${key}`);
  return value;
}
