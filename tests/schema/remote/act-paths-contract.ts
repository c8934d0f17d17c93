import { ownActs } from '@verdict/schema/remote/core/judge-info.ts';
import { robotsRules } from '@verdict/schema/remote/statement/robots.ts';
import { expect, test } from 'vitest';
import type { Stage } from './stage.ts';
import { signIn, talkTo, type ContractSubject } from './subject.ts';

/** The part of the contract on the paths that admins see: what is done for users asks for those, and no others. */
export function actPathsContract(subject: ContractSubject, stage: Stage): void {
  const { adapter, credential, compileError } = subject;
  const { ref } = subject.statement;
  const { username } = credential;

  test('what is done for users asks for the paths that admins see', async () => {
    const { judge } = stage;
    if (compileError !== null) judge.setScript(compileError.script);
    const { id: runId } = stage.addRun();
    const http = talkTo(subject, judge);
    const acts = {
      SIGN_IN: [() => signIn(subject, http), () => adapter.signIn?.check(http)],
      SUBMIT: [() => adapter.submitting?.send(http, stage.submission())],
      POLL: [
        () => adapter.results.read(http, [{ runId, username, ref }]),
        () => adapter.runs?.list(http, { username, ref }),
        () => adapter.runs?.source?.(http, { runId, username, ref }),
        () => adapter.results.compileText?.(http, { runId, username, ref }),
      ],
    };
    for (const act of ownActs) {
      const before = judge.requests.length;
      for (const step of acts[act]) {
        judge.clock.advance(60_000);
        await step();
      }
      const asked = judge.requests
        .slice(before)
        .map(({ path, query }) => (query.size === 0 ? path : `${path}?${query}`));
      // The first page of a judge says who is signed in.
      const others = asked.filter((path) => path !== '/');
      const declared = adapter.info.actPaths[act];
      expect([act, others.filter((path) => !declared.some((pattern) => fits(pattern, path)))]).toEqual([act, []]);
      expect([act, declared.filter((pattern) => !others.some((path) => fits(pattern, path)))]).toEqual([act, []]);
    }
  });
}

/** As a `robots.txt` has patterns. */
function fits(pattern: string, path: string): boolean {
  return !robotsRules(`User-agent: *\nDisallow: ${pattern}$`, 'anybody')(path);
}
