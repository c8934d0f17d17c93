import type { Context } from '@verdict/schema/core/context.ts';
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';

/**
 * Subscribes like graphql-js, but resolves each event in a context of its own: `now` is the event's moment, and loaders
 * that cache per context see the rows as they are then, not as they were at the start.
 *
 * @param onEnd told when the stream has ended, whoever ended it.
 */
export async function subscribeFresh(
  args: ExecutionArgs & { readonly contextValue: Context },
  onEnd: () => void,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const events = await createSourceEventStream(args);
  if (!isAsyncIterable(events)) {
    onEnd();
    return events;
  }
  const source = events[Symbol.asyncIterator]();
  const done = { done: true, value: undefined } as const;
  const results: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      const event = await source.next().catch((error: unknown) => {
        onEnd();
        throw error;
      });
      if (event.done) {
        onEnd();
        return done;
      }
      const value = await execute({
        ...args,
        rootValue: event.value,
        contextValue: { ...args.contextValue, now: new Date() },
      });
      return { done: false, value };
    },
    async return() {
      // The signal first: it wakes a source that waits for its next message and would not hear `return` before that.
      onEnd();
      await source.return?.();
      return done;
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

function isAsyncIterable(value: AsyncIterable<unknown> | ExecutionResult): value is AsyncIterable<unknown> {
  return Symbol.asyncIterator in value;
}
