import { userHomePath } from '../../components/user-link.tsx';
import { discussionAddress } from '../../lib/address/discussion-address.ts';
import { problemAddress } from '../../lib/address/problem-address.ts';
import { trainingAddress } from '../../lib/address/training-address.ts';
import { formatDateTime } from '../../lib/format/figures.ts';
import type { PaletteEntry } from './palette-entry.ts';
import type { PaletteSearchQuery } from './palette-search.generated.ts';

type Found = PaletteSearchQuery['search'];

/** Entries of what the server found. */
export function foundEntries(found: Found): readonly PaletteEntry[] {
  return [
    ...found.problems.map((problem) => ({
      ...row('problem', problem.displayId, problem.title, problem.displayId),
      go: addressOf(problem),
    })),
    ...found.contests.map(({ id, title, startsAt }) => ({
      ...row('contest', String(id), title, formatDateTime(new Date(startsAt))),
      go: `/contest/${id}`,
    })),
    ...found.trainings.map((training) => ({
      ...row('training', training.id, training.title),
      go: trainingAddress(training),
    })),
    ...found.groups.map(({ id, name, shortName }) => ({ ...row('group', id, name, shortName), go: `/group/${id}` })),
    ...found.users.map(({ username, nickname }) => ({
      ...row('user', username, username, nickname ?? ''),
      go: userHomePath(username),
    })),
    ...found.discussions.map(({ id, title }) => ({ ...row('discussion', id, title), go: discussionAddress(null, id) })),
  ];
}

function row<Kind extends PaletteEntry['kind']>(kind: Kind, id: string, label: string, note = '') {
  return { id, kind, label, note, words: note };
}

/** Of the site, or of the viewer's group; what another group shares with theirs is at the address of the site. */
function addressOf({ displayId, groupId, bankState, sharedFrom }: Found['problems'][number]): string {
  const isOfGroup = groupId !== null && bankState !== 'ACCEPTED' && sharedFrom === null;
  return problemAddress(isOfGroup ? String(groupId) : null, displayId);
}
