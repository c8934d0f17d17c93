import { changesOf, type AuditChange } from '../../core/audit/audit-changes.ts';
import type { Context } from '../../core/context.ts';
import { loadTarget } from './target.loader.ts';

/** Fields that hold ids, with the kind of what these are of. */
const kinds: Readonly<Record<string, string>> = {
  assigneeId: 'USER',
  classId: 'GROUP_CLASS',
  contestId: 'CONTEST',
  contestProblemId: 'CONTEST_PROBLEM',
  groupId: 'GROUP',
  ids: 'PROBLEM',
  offeredToId: 'USER',
  ownerId: 'USER',
  problemId: 'PROBLEM',
};

interface Entry {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The changes of an entry, with names as they are today in place of ids; what is gone keeps its id. */
export function namedChanges(context: Context, entry: Entry): Promise<AuditChange[]> {
  return Promise.all(
    changesOf(entry).map(async (change) => {
      const field = fieldOf(entry, change);
      const kind = kinds[field];
      if (kind === undefined) return change;
      const [before, after] = await Promise.all([
        namesOf(context, kind, change.before),
        namesOf(context, kind, change.after),
      ]);
      return { field, before, after };
    }),
  );
}

/** Entries of trainings once kept ids in a field that holds a count elsewhere. */
function fieldOf({ action }: Entry, { field }: AuditChange): string {
  if (action !== 'training.changeParts') return field;
  return field === 'problems' ? 'ids' : field;
}

async function namesOf(context: Context, kind: string, ids: string | null): Promise<string | null> {
  if (ids === null) return null;
  const names = await Promise.all(
    ids.split(', ').map(async (id) => (await loadTarget(context, { kind, id }))?.name ?? id),
  );
  return names.join(context.locale === 'zh-CN' ? '、' : ', ');
}
