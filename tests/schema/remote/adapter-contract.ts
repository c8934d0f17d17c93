import type { JudgeHttp } from '@verdict/schema/remote/http/judge-http.ts';
import { describe, expect, test } from 'vitest';
import { actPathsContract } from './act-paths-contract.ts';
import { batchContract } from './batch-contract.ts';
import { picturesContract } from './pictures-contract.ts';
import { useStage } from './stage.ts';
import { failureOf, signIn, talkTo, type ContractSubject } from './subject.ts';
import { handlesContract, runsContract, signInContract, submitContract } from './submit-contract.ts';

/**
 * What each adapter does, against its stand-in. What follows from outcomes (reconciling, breakers, leases) is the
 * runner's, and tested once.
 */
export function adapterContract(subject: ContractSubject): void {
  const { adapter, credential } = subject;
  const { ref } = subject.statement;
  const stage = useStage(subject);
  const { addRun, statementOf, stateOf } = stage;
  if (adapter.signIn !== undefined) signInContract(subject, adapter.signIn, stage);
  if (adapter.submitting !== undefined) submitContract(subject, adapter.submitting, stage);
  if (adapter.runs !== undefined) runsContract(subject, adapter.runs, stage);
  if (adapter.handles !== undefined) handlesContract(subject, adapter.handles, stage);
  actPathsContract(subject, stage);
  picturesContract(subject, stage);

  describe('references', () => {
    test.each([...subject.references])('%s is %s', (input, canonical) => {
      expect(adapter.references.parse(input)).toBe(canonical);
      expect(adapter.references.parse(adapter.references.format(canonical))).toBe(canonical);
      expect(adapter.references.parse(adapter.references.urlOf(canonical, adapter.info.origin))).toBe(canonical);
    });

    test.each([...subject.foreignReferences])('%j is none', (input) => {
      expect(adapter.references.parse(input)).toBeNull();
    });
  });

  describe('sets', () => {
    const { input, refs, foreign } = subject.set;
    const load = async () => {
      const set = adapter.sets?.parse(input) ?? '';
      return adapter.sets?.load(talkTo(subject, stage.judge), set);
    };

    test('list their problems, each once, in their order', async () => {
      expect(adapter.references.parse(input)).toBeNull();
      expect(await load()).toEqual(refs);
      expect(refs.map((one) => adapter.references.parse(one))).toEqual(refs);
    });

    test('have an example that the adapter reads', () => {
      const { info, sets } = adapter;
      expect(sets?.parse(sets.sampleUrl(info.origin))).toEqual(expect.any(String));
    });

    test.each([...foreign])('%j is none', (text) => {
      expect(adapter.sets?.parse(text)).toBeNull();
    });

    test('of a changed layout are a failure that keeps the page', async () => {
      stage.judge.faults.add('html-changed');
      const failure = await failureOf(load());
      expect([failure.class, failure.page === null]).toEqual(['layout', false]);
    });
  });

  describe('statements', () => {
    test('are read with all their parts', async () => {
      const expected = JSON.parse(JSON.stringify(subject.statement.expected).replaceAll('ORIGIN', stage.judge.origin));
      expect(await statementOf(ref)).toEqual(expected);
    });

    test('have the charset of the judge, whatever a header says', async () => {
      stage.judge.faults.add('wrong-charset-header');
      expect((await statementOf(ref)).title).toBe(subject.statement.expected.title);
    });

    test('are refused where there is no such problem', async () => {
      const failure = await failureOf(statementOf(subject.statement.missingRef));
      expect([failure.class, failure.reason]).toEqual(['refused', 'no-such-problem']);
    });

    test('of a changed layout are a layout error', async () => {
      stage.judge.faults.add('html-changed');
      await expect(statementOf(ref)).rejects.toThrow(expect.objectContaining({ name: 'LayoutError' }));
    });
  });

  describe.runIf(adapter.languages.load !== undefined)('languages', () => {
    const load = async (http: JudgeHttp) => (await adapter.languages.load?.(http, ref))?.map(({ id }) => id) ?? [];
    const loadSignedIn = async () => {
      const http = talkTo(subject, stage.judge);
      await signIn(subject, http);
      return load(http);
    };

    test('are those that the judge lists now', async () => {
      const before = await loadSignedIn();
      expect(before).toContain(subject.languageId);
      stage.judge.faults.add('language-gone');
      const after = await loadSignedIn();
      expect(before).toEqual(expect.arrayContaining(after));
      expect([after.length > 0, after.length < before.length]).toEqual([true, true]);
    });

    test.runIf(adapter.languages.isListPublic !== true)('are shown to users alone', async () => {
      expect((await failureOf(load(talkTo(subject, stage.judge)))).class).toBe('auth');
    });
  });

  describe('results', () => {
    test.each([...subject.statuses])('%j is %d, final: %s', async (text, status, isFinal) => {
      stage.judge.setScript({ steps: [{ afterMs: 0, text }], timeMs: 15, memoryKb: 1_792 });
      expect(await stateOf(addRun().id)).toMatchObject({ status, isFinal, text });
    });

    test('a text that is not known is not final', async () => {
      stage.judge.setScript({ steps: [{ afterMs: 0, text: 'Happy New Year' }] });
      expect(await stateOf(addRun().id)).toMatchObject({ isFinal: false });
    });

    test('a run that is not listed yet is not final', async () => {
      stage.judge.faults.add('late-row');
      expect(await stateOf(addRun().id)).toMatchObject({ isFinal: false });
    });

    test('a queue that is stuck never ends by itself', async () => {
      stage.judge.faults.add('queue-stuck');
      const { id } = addRun();
      stage.judge.clock.advance(3_600_000);
      expect(await stateOf(id)).toMatchObject({ isFinal: false });
    });

    test.runIf(adapter.results.session !== 'NONE')('cannot be read in a session that is lost', async () => {
      const { id: runId } = addRun();
      const http = talkTo(subject, stage.judge);
      await signIn(subject, http);
      stage.judge.faults.add('session-lost');
      const failure = await failureOf(adapter.results.read(http, [{ runId, username: credential.username, ref }]));
      expect(failure.class).toBe('auth');
    });

    if (adapter.results.maxBatch > 1) batchContract(subject, stage);

    test('have milliseconds and kibibytes', async () => {
      stage.judge.setScript(subject.figures.script);
      const { timeMs, memoryKb } = subject.figures;
      expect(await stateOf(addRun().id)).toMatchObject({ timeMs, memoryKb });
    });

    const { compileError } = subject;
    test.runIf(compileError !== null)('of a compile error have the compiler’s text', async () => {
      if (compileError !== null) stage.judge.setScript(compileError.script);
      const { id: runId } = addRun();
      const http = talkTo(subject, stage.judge);
      await signIn(subject, http);
      const text = await adapter.results.compileText?.(http, { runId, username: credential.username, ref });
      expect(text).toBe(compileError?.text);
    });

    test('of a changed layout are a failure that keeps the page', async () => {
      const { id } = addRun();
      stage.judge.faults.add('html-changed');
      const failure = await failureOf(stateOf(id));
      expect([failure.class, failure.page === null]).toEqual(['layout', false]);
    });
  });

  describe('an answer that is none', () => {
    const actions: Array<readonly [name: string, action: () => Promise<unknown>]> = [
      ['statement', () => statementOf(ref)],
      ['result', () => stateOf('40000001')],
    ];
    if (adapter.signIn !== undefined) actions.push(['sign-in', () => signIn(subject, talkTo(subject, stage.judge))]);

    test.each([
      ['cloudflare', 'challenge'],
      ['unavailable', 'maintenance'],
      ['server-error', 'http5xx'],
      ['too-many', 'throttle'],
      ['redirect-loop', 'layout'],
      ['huge-body', 'network'],
      ['truncated-body', 'network'],
      ['slow', 'network'],
      ['reset-after-body', 'network'],
    ] as const)('%s is of class %s, after one request', async (fault, failureClass) => {
      stage.judge.faults.add(fault);
      for (const [name, action] of actions) {
        const before = stage.judge.requests.length;
        expect([name, (await failureOf(action())).class]).toEqual([name, failureClass]);
        expect(stage.judge.requests.length - before).toBe(1);
      }
    });

    test('a pause that the judge asks for is kept', async () => {
      stage.judge.faults.add('too-many');
      expect((await failureOf(statementOf(ref))).retryAfterMs).toBe(3_600_000);
    });
  });

  test.runIf(adapter.signIn !== undefined)('secrets are in no failure and no page that is kept', async () => {
    const http = talkTo(subject, stage.judge);
    await signIn(subject, http);
    const secrets = [
      ...Object.entries(credential).flatMap(([name, value]) =>
        ['password', 'value', 'token'].includes(name) ? [value] : [],
      ),
      ...stage.judge.requests.flatMap(({ cookies }) => [...cookies.values()]),
    ];
    const page = `A page that shows ${secrets.join(' and ')}`;
    const failure = http.failure('layout', page, { page });
    for (const secret of secrets) {
      expect(`${failure.message} ${failure.stack} ${failure.page}`).not.toContain(secret);
    }
    expect(secrets.length).toBeGreaterThan(0);
  });

  test('the client says who it is', async () => {
    await statementOf(ref);
    expect(stage.judge.requests[0]?.headers['user-agent']).toMatch(/^Verdict\//u);
  });
}
