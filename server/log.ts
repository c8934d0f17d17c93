import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** Levels of the log, from everything to nothing. */
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** The log of a process: one JSON object a line. Neither secrets nor source code go in; see `errorForLog`. */
export function createLog(options: {
  readonly name: string;
  readonly level: LogLevel;
  readonly destination?: DestinationStream;
}): Logger {
  const settings: LoggerOptions = {
    name: options.name,
    level: options.level,
    serializers: { err: errorForLog },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  return options.destination === undefined ? pino(settings) : pino(settings, options.destination);
}

/**
 * An error as the log shows it. Prisma puts the arguments of the failed query into its message, which may be a password
 * hash or somebody's program: only its code and the last line, which says why, are kept. The driver puts the whole
 * connection on the error, with every statement it has prepared: left out.
 */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!error.name.startsWith('PrismaClient')) {
    const { client: _, ...told } = stdSerializers.err(error);
    return told;
  }
  const code: unknown = 'code' in error ? error.code : undefined;
  const message = reasonOf(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, code, message, stack: frames.join('\n') };
}

/** Why, in one line: Prisma's messages quote the query first and say what was wrong with it last. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name.startsWith('PrismaClient')
    ? (error.message.trimEnd().split('\n').at(-1)?.slice(0, 500) ?? '')
    : error.message;
}
