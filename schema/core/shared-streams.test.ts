import { EventEmitter, on } from 'node:events';
import { expect, test } from 'vitest';
import type { Context, Viewer } from './context.ts';
import { level } from './level.ts';
import { createSharedStreams, type SharedStream } from './shared-streams.ts';

interface State {
  readonly id: number;
  readonly value: number;
}

/** A stream that tests speak through, and how often it was opened. */
function spokenStream(wishes: Partial<SharedStream<State>> = {}) {
  const mouth = new EventEmitter();
  const opened: Context[] = [];
  async function* listen(context: Context): AsyncGenerator<State, void> {
    opened.push(context);
    try {
      for await (const [state] of on(mouth, 'state', { signal: context.signal })) yield state as State;
    } catch (error) {
      if (!context.signal.aborted) throw error;
    }
  }
  const stream: SharedStream<State> = { key: 'states', audience: 'VIEWER', open: listen, ...wishes };
  const say = (...states: State[]) => states.forEach((state) => mouth.emit('state', state));
  return { stream, opened, say };
}

/** As much of a context as sharing looks at. */
function contextOf(viewer: Viewer = { kind: 'anonymous' }): { readonly context: Context; readonly leave: () => void } {
  const ending = new AbortController();
  return { context: { viewer, locale: 'en-US', signal: ending.signal } as Context, leave: () => ending.abort() };
}

const ann: Viewer = {
  kind: 'user',
  userId: 'ann',
  username: 'ann',
  role: 'USER',
  groupLevels: new Map(),
  siteRights: [],
  groupRights: new Map(),
  archivedGroups: new Set(),
  sessionId: 's',
  apiScopes: null,
};

async function valueOf(events: AsyncIterator<State>): Promise<number | 'ended'> {
  const { done, value } = await events.next();
  return done === true ? 'ended' : value.value;
}

test('followers of one viewer share a source, which ends with the last of them', async () => {
  const streams = createSharedStreams();
  const { stream, opened, say } = spokenStream();
  const [one, two] = [contextOf(), contextOf()];
  const [first, second] = [await streams.follow(one.context, stream), await streams.follow(two.context, stream)];
  const heard = Promise.all([valueOf(first), valueOf(second)]);
  say({ id: 1, value: 7 });
  expect(await heard).toEqual([7, 7]);
  expect(opened).toHaveLength(1);
  one.leave();
  expect(await valueOf(first)).toBe('ended');
  expect(streams.size).toBe(1);
  two.leave();
  expect(streams.size).toBe(0);
  expect(opened[0]?.signal.aborted).toBe(true);
});

test('a follower who joins later is told the latest of each kind first', async () => {
  const streams = createSharedStreams();
  const { stream, say } = spokenStream({ kindOf: ({ id }) => String(id) });
  const first = await streams.follow(contextOf().context, stream);
  const heard = valueOf(first);
  say({ id: 1, value: 10 }, { id: 2, value: 20 }, { id: 1, value: 11 });
  await heard;
  expect([await valueOf(first), await valueOf(first)]).toEqual([20, 11]);
  const later = await streams.follow(contextOf().context, stream);
  expect([await valueOf(later), await valueOf(later)]).toEqual([20, 11]);
});

test('viewers have sources of their own; one for everyone is opened for nobody', async () => {
  const streams = createSharedStreams();
  const [own, shared] = [spokenStream(), spokenStream({ key: 'public', audience: 'EVERYONE' })];
  const member = { ...ann, groupLevels: new Map([[7, level.member]]) };
  for (const viewer of [{ kind: 'anonymous' }, ann, { ...ann, role: 'ADMIN' }, member] as const) {
    await streams.follow(contextOf(viewer).context, own.stream);
    await streams.follow(contextOf(viewer).context, shared.stream);
  }
  expect(own.opened.map(({ viewer }) => (viewer.kind === 'user' ? viewer.role : viewer.kind))).toEqual([
    'anonymous',
    'USER',
    'ADMIN',
    'USER',
  ]);
  expect(shared.opened.map(({ viewer }) => viewer.kind)).toEqual(['anonymous']);
});

test('a slow follower finds the latest of each kind', async () => {
  const streams = createSharedStreams();
  const { stream, say } = spokenStream({ kindOf: ({ id }) => String(id) });
  const [quick, slow] = [
    await streams.follow(contextOf().context, stream),
    await streams.follow(contextOf().context, stream),
  ];
  const last = 500;
  const heard = (async () => {
    for await (const { value } of quick) if (value === last) return;
  })();
  for (let value = 1; value <= last; value += 1) say({ id: value % 3, value });
  await heard;
  const values: (number | 'ended')[] = [];
  while (values.at(-1) !== last) values.push(await valueOf(slow));
  expect(values.length).toBeLessThanOrEqual(101);
  expect(values.slice(-3)).toEqual([498, 499, 500]);
});

test('what keeps a source from beginning is told to each follower, and the next one begins anew', async () => {
  const streams = createSharedStreams();
  let isBroken = true;
  const { stream } = spokenStream();
  const fragile: SharedStream<State> = {
    ...stream,
    open: (context) => (isBroken ? Promise.reject(new Error('not yet')) : stream.open(context)),
  };
  const begun = await Promise.allSettled([
    streams.follow(contextOf().context, fragile),
    streams.follow(contextOf().context, fragile),
  ]);
  expect(begun.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await streams.follow(contextOf().context, fragile);
  expect(streams.size).toBe(1);
});
