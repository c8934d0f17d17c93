import type { Difficulty } from '../../../components/difficulty-badge.tsx';
import { readInteger, readLimit, readPage, readTagIds } from '../../../lib/address/read-address.ts';
import { message } from '../../../lib/intl/message.ts';
import type { ProblemFilter, ProblemProgress, ProblemSort, ProblemType } from './problem-list.generated.ts';

/** Problems on a page unless the address says otherwise (specification, section 9). */
export const pageSize = 30;
/** Longest keyword the server takes. */
const maxKeyword = 255;
/** The numbers of the address: 0 easy, 1 mid, 2 hard. */
const difficulties: readonly Difficulty[] = ['EASY', 'MID', 'HARD'];
/** The numbers of the address: 0 ACM, 1 OI. */
const types: readonly ProblemType[] = ['ACM', 'OI'];
/** The local bank, as the API names it and as addresses do. */
export const localBank = { origin: 'ME', address: 'Mine' } as const;

/** How the reader stands with problems, by the word of the address. */
export const progressFilters = [
  { word: 'solved', value: 'SOLVED', label: message({ id: 'problemList.solved' }) },
  { word: 'tried', value: 'TRIED', label: message({ id: 'problemList.tried' }) },
  { word: 'not-tried', value: 'NOT_TRIED', label: message({ id: 'problemList.notTried' }) },
] as const satisfies readonly { readonly word: string; readonly value: ProblemProgress; readonly label: object }[];

/**
 * What the list may be ordered by, by the word of the address; without one by display id, or by how well a keyword
 * fits.
 */
export const sorts = [
  { word: 'id', value: 'DISPLAY_ID', label: message({ id: 'problemList.sort.id' }) },
  { word: 'newest', value: 'NEWEST', label: message({ id: 'problemList.sort.newest' }) },
  { word: 'most-solved', value: 'MOST_SOLVED', label: message({ id: 'problemList.sort.mostSolved' }) },
  { word: 'ac-rate', value: 'ACCEPT_RATE', label: message({ id: 'problemList.sort.acceptRate' }) },
  { word: 'easiest', value: 'EASIEST', label: message({ id: 'problemList.sort.easiest' }) },
  { word: 'hardest', value: 'HARDEST', label: message({ id: 'problemList.sort.hardest' }) },
] as const satisfies readonly { readonly word: string; readonly value: ProblemSort; readonly label: object }[];

/** What the address of the problem list says; nonsense in it counts as absent. */
export interface ProblemListAddress {
  readonly keyword: string;
  readonly difficulty: Difficulty | null;
  readonly type: ProblemType | null;
  /** A bank's name as the API has it; null: all. */
  readonly bank: string | null;
  readonly tagIds: readonly number[];
  readonly progress: ProblemProgress | null;
  readonly sort: ProblemSort | null;
  readonly hasTagsShown: boolean;
  readonly page: number;
  readonly size: number;
}

/** New values for the address, by its own names; null takes one away. */
export type AddressChange = Readonly<{
  [
    Name in
      | 'keyword'
      | 'difficulty'
      | 'type'
      | 'oj'
      | 'tagId'
      | 'progress'
      | 'sort'
      | 'showTags'
      | 'currentPage'
      | 'limit'
  ]?: string | null;
}>;

/** Reads the address. @param isSignedIn whether there is a standing of one's own to narrow by. */
export function readProblemListAddress(params: URLSearchParams, isSignedIn: boolean): ProblemListAddress {
  return {
    keyword: (params.get('keyword') ?? '')
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, maxKeyword),
    difficulty: difficulties[readInteger(params.get('difficulty')) ?? -1] ?? null,
    type: types[readInteger(params.get('type')) ?? -1] ?? null,
    bank: readBank(params.get('oj')),
    tagIds: readTagIds(params),
    progress: (isSignedIn ? progressFilters.find(({ word }) => word === params.get('progress'))?.value : null) ?? null,
    sort: sorts.find(({ word }) => word === params.get('sort'))?.value ?? null,
    hasTagsShown: params.get('showTags') !== 'false',
    page: readPage(params),
    size: readLimit(params, pageSize),
  };
}

/** What old addresses called the banks counts too. A name too long to be one is none. */
function readBank(name: string | null): string | null {
  if (name === null || name === '' || name.toLowerCase() === 'all') return null;
  if (['mine', 'me', 'my oj'].includes(name.toLowerCase())) return localBank.origin;
  return name.length <= 20 ? name : null;
}

/** The address without a bank that nobody knows. @param banks undefined while they are asked for. */
export function withKnownBank(address: ProblemListAddress, banks: readonly string[] | undefined): ProblemListAddress {
  const { bank } = address;
  const isKnown = bank === null || bank === localBank.origin || banks === undefined || banks.includes(bank);
  return isKnown ? address : { ...address, bank: null };
}

/** The address's word for a bank. */
export function bankWord(bank: string): string {
  return bank === localBank.origin ? localBank.address : bank;
}

/** The address's number for a difficulty; null for none. */
export function difficultyWord(value: string): string | null {
  return indexWord(difficulties, value);
}

/** The address's number for a type; null for none. */
export function typeWord(value: string): string | null {
  return indexWord(types, value);
}

function indexWord(values: readonly string[], value: string): string | null {
  const index = values.indexOf(value);
  return index < 0 ? null : String(index);
}

/** What the server is asked for; empty values are left out. */
export function filterOf({ keyword, difficulty, type, bank, tagIds, progress }: ProblemListAddress): ProblemFilter {
  return {
    ...(keyword === '' ? {} : { keyword }),
    ...(difficulty === null ? {} : { difficulty }),
    ...(type === null ? {} : { type }),
    ...(bank === null ? {} : { origin: bank }),
    ...(tagIds.length === 0 ? {} : { tagIds }),
    ...(progress === null ? {} : { progress }),
  };
}
