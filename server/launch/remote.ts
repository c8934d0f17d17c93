import { remoteCommand } from '../cli/remote.ts';
import type { Command } from './command.ts';

/** `npm run remote -- canary JUDGE`: how a remote judge answers from this machine. */
export const remote: Command = ({ args, env }) =>
  remoteCommand(args, env.REMOTE_ORIGINS ?? {}, (line) => console.log(line));
