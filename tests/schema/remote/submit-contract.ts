import { Status } from '@verdict/judge/protocol/status.ts';
import type { RemoteAdapter } from '@verdict/schema/remote/core/adapter.ts';
import { matchingRuns } from '@verdict/schema/remote/submit/match-run.ts';
import { expect, test } from 'vitest';
import { hardSource, type Stage } from './stage.ts';
import { failureOf, signIn, talkTo, type ContractSubject } from './subject.ts';

/** The part of the contract for adapters that sign in. */
export function signInContract(
  subject: ContractSubject,
  ability: NonNullable<RemoteAdapter['signIn']>,
  stage: Stage,
): void {
  const { wrongCredential } = subject;
  if (wrongCredential === undefined) throw new Error('a judge with a sign-in refuses some credential');

  test('a session is open after the sign-in, until it is lost', async () => {
    const http = talkTo(subject, stage.judge);
    expect(await ability.check(http)).toBe('LOST');
    await signIn(subject, http);
    expect(await ability.check(http)).toBe('OK');
    stage.judge.faults.add('session-lost');
    expect(await ability.check(http)).toBe('LOST');
  });

  test('a wrong credential is refused', async () => {
    const failure = await failureOf(ability.open(talkTo(subject, stage.judge), wrongCredential));
    expect(failure.class).toBe('auth');
  });

  // Sessions and tokens come from a browser, where a person passed its captcha; that of a banned account is lost.
  if (ability.credential !== 'password') return;

  test('a password that was changed there is refused, and opens no session', async () => {
    stage.judge.faults.add('bad-password');
    const http = talkTo(subject, stage.judge);
    expect((await failureOf(signIn(subject, http))).class).toBe('auth');
    expect(await ability.check(http)).toBe('LOST');
  });

  test('a captcha at the sign-in is a challenge', async () => {
    stage.judge.faults.add('turnstile-on-login');
    const failure = await failureOf(signIn(subject, talkTo(subject, stage.judge)));
    expect(failure.class).toBe('challenge');
  });

  test('a banned account is told from a lost session', async () => {
    const http = talkTo(subject, stage.judge);
    await signIn(subject, http);
    stage.judge.faults.add('banned');
    expect(await ability.check(http)).toBe('BANNED');
  });
}

/** The part of the contract for adapters that submit. */
export function submitContract(
  subject: ContractSubject,
  ability: NonNullable<RemoteAdapter['submitting']>,
  stage: Stage,
): void {
  const { adapter } = subject;

  test('a program arrives byte for byte, also a long one', async () => {
    await stage.send();
    expect(stage.judge.runs[0]?.source).toBe(hardSource);
    stage.judge.clock.advance(60_000);
    const long = `${'x'.repeat(60_000)}\n`;
    await stage.send({ source: long });
    expect(stage.judge.runs[1]?.source).toBe(long);
  });

  test.each([...adapter.languages.known])('language $name is taken', async ({ id }) => {
    await stage.send({ languageId: id });
    expect(stage.judge.runs.at(-1)?.languageId).toBe(id);
  });

  test.each([...subject.refusals])('$name is refused: $reason', async ({ fault, reason, ...change }) => {
    if (fault !== undefined) stage.judge.faults.add(fault);
    expect(await stage.send(change)).toMatchObject({ kind: 'REFUSED', reason });
    expect(stage.judge.runs).toEqual([]);
  });

  test.each([...subject.submitFailures])('%s while submitting is of class %s', async (fault, failureClass) => {
    const http = talkTo(subject, stage.judge);
    await signIn(subject, http);
    stage.judge.faults.add(fault);
    const failure = await failureOf(ability.send(http, stage.submission()));
    expect(failure.class).toBe(failureClass);
    expect(stage.judge.runs).toEqual([]);
  });

  test('a check for a person in place of an answer is a challenge, after one request', async () => {
    const http = talkTo(subject, stage.judge);
    await signIn(subject, http);
    const before = stage.judge.requests.length;
    stage.judge.faults.add('cloudflare');
    const failure = await failureOf(ability.send(http, stage.submission()));
    expect([failure.class, stage.judge.requests.length - before]).toEqual(['challenge', 1]);
  });

  test('a connection that breaks after the program was sent leaves one run, and says that it may', async () => {
    const http = talkTo(subject, stage.judge);
    await signIn(subject, http);
    stage.judge.faults.add('reset-submit');
    const failure = await failureOf(ability.send(http, stage.submission()));
    expect([failure.class, failure.isSent]).toEqual(['network', true]);
    expect(stage.judge.runs).toHaveLength(1);
  });
}

/** The part of the contract for adapters that list runs. Where they do not submit, a person makes them. */
export function runsContract(
  subject: ContractSubject,
  ability: NonNullable<RemoteAdapter['runs']>,
  stage: Stage,
): void {
  const { adapter, credential, languageId } = subject;
  const { ref } = subject.statement;
  const { username } = credential;
  const ours = { username, ref, languageId, source: hardSource };
  const make = async () => void (adapter.submitting === undefined ? stage.judge.addRun(ours) : await stage.send());
  const found = async (baselineRunId: string | null) => {
    const http = talkTo(subject, stage.judge);
    await signIn(subject, http);
    const sentAt = stage.judge.clock.now();
    return matchingRuns(await ability.list(http, { username, ref }), {
      ...stage.submission(),
      sentAt,
      baselineRunId,
    }).map(({ runId }) => runId);
  };

  test('the run that was sent is told from older ones and those of others', async () => {
    const old = stage.judge.addRun(ours);
    stage.judge.clock.advance(60_000);
    stage.judge.faults.add('foreign-row');
    await make();
    const newer = stage.judge.runs.filter(({ id }) => id !== old.id);
    expect(newer).toHaveLength(2);
    const expected = subject.isRunListBare === true ? newer : newer.filter(({ source }) => source === hardSource);
    expect(await found(old.id)).toEqual(expected.map(({ id }) => id).toReversed());
  });

  test('a run of another account at the same time is another’s', async () => {
    stage.judge.faults.add('two-accounts-race');
    await make();
    const own = stage.judge.runs.filter((run) => run.username === username).map(({ id }) => id);
    expect([stage.judge.runs.length, own.length]).toEqual([3, 1]);
    expect(await found(null)).toEqual(own);
  });

  test.runIf(adapter.submitting !== undefined)('a program that was dropped without a word has no run', async () => {
    stage.judge.faults.add('drop-silently');
    await stage.send();
    expect(await found(null)).toEqual([]);
  });

  test.runIf(ability.source !== undefined)('a program is shown to its owner alone', async () => {
    const own = stage.judge.addRun(ours);
    const other = stage.judge.addRun({ ...ours, username: `${username}2` });
    const http = talkTo(subject, stage.judge);
    await signIn(subject, http);
    const shown = (runId: string) => ability.source?.(http, { runId, username, ref });
    // Pages have their own ends of lines.
    expect((await shown(own.id))?.replaceAll('\r\n', '\n')).toBe(hardSource.replaceAll('\r\n', '\n'));
    expect(await shown(other.id)).toBeNull();
  });

  test('a run is listed late', async () => {
    stage.judge.faults.add('late-row');
    await make();
    expect(await found(null)).toEqual([]);
    stage.judge.clock.advance(30_000);
    expect(await found(null)).toHaveLength(1);
  });
}

/** The part of the contract for adapters that prove handles. */
export function handlesContract(
  subject: ContractSubject,
  { proof }: NonNullable<RemoteAdapter['handles']>,
  stage: Stage,
): void {
  if (proof.kind === 'RUN') runProofContract(subject, proof, stage);
  else textProofContract(subject, proof, stage);
}

type ProofOf<Kind> = Extract<NonNullable<RemoteAdapter['handles']>['proof'], { kind: Kind }>;

function runProofContract(subject: ContractSubject, proof: ProofOf<'RUN'>, stage: Stage): void {
  const { username } = subject.credential;
  const textOf = (wanted: number) =>
    subject.statuses.find(([, status, isFinal]) => status === wanted && isFinal)?.[0] ?? '';
  const broken = textOf(Status.COMPILE_ERROR);
  /** @param lateMs by which the proof was begun after the run. */
  const provenBy = async (run: { readonly text: string; readonly ref: string; readonly lateMs?: number }) => {
    const { clock } = stage.judge;
    stage.judge.setScript({ steps: [{ afterMs: 0, text: run.text }] });
    const since = new Date(clock.now().getTime() + (run.lateMs ?? 0));
    stage.judge.addRun({ username, ref: run.ref, languageId: subject.languageId, source: 'not a program' });
    clock.advance(60_000);
    return proof.proven(talkTo(subject, stage.judge), username, since);
  };

  test('a handle is proven by a run on the named problem that does not compile', async () => {
    expect(await provenBy({ text: broken, ref: proof.ref })).toBe(username);
  });

  test.each([
    ['compiles', { text: textOf(Status.ACCEPTED), ref: proof.ref }],
    ['is on another problem', { text: broken, ref: subject.statement.ref }],
    ['is too old', { text: broken, ref: proof.ref, lateMs: 30_000 }],
  ])('a handle is not proven by a run that %s', async (_name, run) => {
    expect(await provenBy(run)).toBeNull();
  });
}

function textProofContract(subject: ContractSubject, proof: ProofOf<'TEXT'>, stage: Stage): void {
  const { username } = subject.credential;
  const text = 'verdict-abcde-fghjk';
  const provenFor = (name: string) => proof.proven(talkTo(subject, stage.judge), name, text);

  test('a handle is proven by the text on its public page, among others, in the spelling of the judge', async () => {
    stage.judge.writeProfile(username, `Example University ${text}`);
    expect(await provenFor(username.toUpperCase())).toBe(username);
    expect(stage.judge.requests).toHaveLength(1);
  });

  test('a handle is not proven by another text, or by none', async () => {
    expect(await provenFor(username)).toBeNull();
    stage.judge.writeProfile(username, 'verdict-abcde-fghjz');
    expect(await provenFor(username)).toBeNull();
  });

  test('a handle that nobody has is refused', async () => {
    expect((await failureOf(provenFor('nobody'))).class).toBe('refused');
  });

  test('a public page of a changed layout is a failure that keeps the page', async () => {
    stage.judge.writeProfile(username, text);
    stage.judge.faults.add('html-changed');
    const failure = await failureOf(provenFor(username));
    expect([failure.class, failure.page === null]).toEqual(['layout', false]);
  });
}
