import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import type { TextKind, TextRef } from './text.ts';

const loaders = new WeakMap<Context, DataLoader<TextRef, boolean, string>>();

/** Was a hidden text hidden by the reports of several readers, and no moderator has decided yet? Batched. */
export function loadHiddenByReports(context: Context, ref: TextRef): Promise<boolean> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<TextRef, boolean, string>((refs) => hiddenByReports(context, refs), {
      cache: false,
      cacheKeyFn: keyOf,
    });
    loaders.set(context, loader);
  }
  return loader.load(ref);
}

async function hiddenByReports({ db }: Context, refs: readonly TextRef[]): Promise<boolean[]> {
  const idsOf = (kind: TextKind) => ({ in: refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : [])) });
  const rows = await db.moderatedText.findMany({
    where: {
      OR: [
        { discussionId: idsOf('DISCUSSION') },
        { commentId: idsOf('COMMENT') },
        { replyId: idsOf('REPLY') },
        { solutionId: idsOf('SOLUTION') },
      ],
    },
    select: {
      discussionId: true,
      commentId: true,
      replyId: true,
      solutionId: true,
      acts: {
        where: { undoneAt: null, kind: { in: ['KEEP', 'HIDE'] } },
        orderBy: { id: 'desc' },
        take: 1,
        select: { kind: true, actorId: true, reason: true },
      },
    },
  });
  const hidden = new Set(
    rows.flatMap(({ discussionId, commentId, replyId, solutionId, acts }) => {
      const [act] = acts;
      // Of a moderator whose account is gone the reason stays.
      if (act?.kind !== 'HIDE' || act.actorId !== null || act.reason !== '') return [];
      return [`DISCUSSION ${discussionId}`, `COMMENT ${commentId}`, `REPLY ${replyId}`, `SOLUTION ${solutionId}`];
    }),
  );
  return refs.map((ref) => hidden.has(keyOf(ref)));
}

function keyOf({ kind, id }: TextRef): string {
  return `${kind} ${id}`;
}
