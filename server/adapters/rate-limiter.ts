import type { RateLimiter, RationedAct } from '@verdict/schema/core/context.ts';

/**
 * How many acts an address may do in how long. Generous, since a whole class sits behind one address; guessing one
 * account's password is stopped by the lock on names (schema/account/session/sign-in-lock.ts) long before. `signInName`
 * is per username, `mailbox` per mail address; what is done in contests, trainings and comments is per user, wherever
 * they ask from.
 */
const rations: Readonly<Record<RationedAct, { readonly acts: number; readonly windowMs: number }>> = {
  signIn: { acts: 300, windowMs: 60_000 },
  signInName: { acts: 30, windowMs: 60_000 },
  register: { acts: 200, windowMs: 10 * 60_000 },
  avatar: { acts: 20, windowMs: 10 * 60_000 },
  check: { acts: 600, windowMs: 60_000 },
  challenge: { acts: 300, windowMs: 60_000 },
  mail: { acts: 200, windowMs: 10 * 60_000 },
  mailbox: { acts: 10, windowMs: 60 * 60_000 },
  contestPassword: { acts: 20, windowMs: 10 * 60_000 },
  trainingPassword: { acts: 20, windowMs: 10 * 60_000 },
  trainingKey: { acts: 60, windowMs: 10 * 60_000 },
  trainingList: { acts: 30, windowMs: 10 * 60_000 },
  // Previews and imports; a large file takes a second.
  trainingFile: { acts: 60, windowMs: 10 * 60_000 },
  // Guesses of a code among them.
  groupApplication: { acts: 20, windowMs: 10 * 60_000 },
  groupInvite: { acts: 60, windowMs: 10 * 60_000 },
  groupShare: { acts: 60, windowMs: 10 * 60_000 },
  // Previews, imports and new passwords; an import hashes hundreds of passwords.
  roster: { acts: 60, windowMs: 10 * 60_000 },
  clarification: { acts: 10, windowMs: 10 * 60_000 },
  comment: { acts: 30, windowMs: 10 * 60_000 },
  like: { acts: 100, windowMs: 10 * 60_000 },
  // Completion asks while a name is typed.
  mention: { acts: 600, windowMs: 60_000 },
  report: { acts: 20, windowMs: 10 * 60_000 },
  // Asked while a text is typed; of visitors per address.
  search: { acts: 600, windowMs: 60_000 },
  // As the REST contract says.
  contestPrint: { acts: 1, windowMs: 30_000 },
  resetPassword: { acts: 60, windowMs: 10 * 60_000 },
};

/** Windows remembered at most; above it those that ran out are forgotten. */
const maxWindows = 50_000;

interface Window {
  readonly endsAt: number;
  acts: number;
}

/** Counts in this process, in windows of fixed length; with several processes each has its own ration. */
export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, Window>();
  return {
    take(act, key, now) {
      const { acts, windowMs } = rations[act];
      const name = `${act} ${key}`;
      const time = now.getTime();
      let window = windows.get(name);
      // A window that lies ahead was begun before the clock was set back.
      if (window === undefined || window.endsAt <= time || window.endsAt - windowMs > time) {
        if (windows.size >= maxWindows) forgetEnded(windows, time);
        window = { endsAt: time + windowMs, acts: 0 };
        windows.set(name, window);
      }
      window.acts += 1;
      return window.acts > acts ? new Date(window.endsAt) : null;
    },
  };
}

function forgetEnded(windows: Map<string, Window>, time: number): void {
  for (const [key, window] of windows) if (window.endsAt <= time) windows.delete(key);
}
