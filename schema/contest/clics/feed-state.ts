import type { ClicsObject, CollectionType, EventType } from './clics-object.ts';
import { digestOf, sumOf } from './digest.ts';
import type { FeedToken, Mark } from './feed-token.ts';
import type { Look } from './look.service.ts';
import type { LoggedSubmission } from './submission-data.service.ts';
import { showSubmission } from './submission-object.ts';

/** A change as it is sent; data null: the object is gone, id null: all of its kind. */
export interface FeedEvent {
  readonly type: EventType;
  readonly id: string | null;
  readonly data: unknown;
}

/** Something that was told, by its digest. */
interface Told {
  readonly id: string;
  readonly digest: number;
  /** Of a series: where in it. */
  readonly at: number;
}

/** What was told of a submission. */
interface ToldSubmission {
  readonly source: LoggedSubmission;
  readonly submission: Told | null;
  readonly judgement: Told | null;
}

/** Collections that are small enough to be compared object by object. */
export type ListType = Exclude<CollectionType, 'submissions' | 'judgements'>;

/**
 * What one reader of the feed was told: of each object a digest, so that another state of the contest says what is new
 * in it.
 */
export class FeedState {
  readonly #contestId: number;
  readonly #types: ReadonlySet<EventType>;
  readonly #singles = new Map<EventType, number>();
  readonly #lists = new Map<ListType, Map<string, number>>();
  #submissions = new Map<number, ToldSubmission>();
  #submissionsView = '';
  /** What the reader knows from before; what of it was looked at is dropped. */
  #known: FeedToken | null;

  constructor(contestId: number, types: ReadonlySet<EventType>, known: FeedToken | null) {
    this.#contestId = contestId;
    this.#types = types;
    this.#known = known;
  }

  /** What is new of an object there is one of. */
  *single(type: 'contest' | 'state', data: object): Generator<FeedEvent> {
    const digest = digestOf(JSON.stringify(data));
    if ((this.#singles.get(type) ?? this.#known?.types[type]) !== digest) yield { type, id: null, data };
    this.#singles.set(type, digest);
  }

  /**
   * What is new of a collection. Who comes back is told it whole, if it is another one; what is gone comes last, by
   * `gone`.
   */
  *list(type: ListType, objects: readonly ClicsObject[]): Generator<FeedEvent> {
    const told = this.#lists.get(type);
    const now = new Map(objects.map((object) => [object.id, digestOf(JSON.stringify(object))]));
    const known = told === undefined ? this.#known?.types[type] : undefined;
    if (known !== undefined) {
      if (known !== sumOf(now.values())) yield { type, id: null, data: objects };
      this.#lists.set(type, now);
      return;
    }
    for (const object of objects)
      if (told?.get(object.id) !== now.get(object.id)) yield { type, id: object.id, data: object };
    // Those that are gone stay until they are told to be.
    this.#lists.set(type, new Map([...(told ?? []), ...now]));
  }

  /**
   * Objects of a collection that are no longer there. To be told after all else, since nothing refers to them any more
   * then.
   */
  *gone(type: ListType, objects: readonly ClicsObject[]): Generator<FeedEvent> {
    const told = this.#lists.get(type);
    const now = new Set(objects.map(({ id }) => id));
    for (const id of told?.keys() ?? []) {
      if (now.has(id)) continue;
      told?.delete(id);
      yield { type, id, data: null };
    }
  }

  /** What is new of submissions and their judgements. */
  *submissions(submissions: ReadonlyMap<number, LoggedSubmission>, look: Look): Generator<FeedEvent> {
    if (this.#known !== null && this.#submissionsView === '') yield* this.#resume(submissions, look);
    const view = viewOf(look);
    for (const source of submissions.values()) {
      const told = this.#submissions.get(source.id);
      if (told?.source === source && view === this.#submissionsView) continue;
      const shown = showSubmission(source, look);
      const now = toldOf(source, shown);
      this.#submissions.set(source.id, now);
      if (this.#types.has('submissions') && now.submission?.digest !== told?.submission?.digest)
        yield { type: 'submissions', id: shown.submission.id, data: shown.submission };
      if (!this.#types.has('judgements')) continue;
      if (told?.judgement && told.judgement.id !== now.judgement?.id)
        yield { type: 'judgements', id: told.judgement.id, data: null };
      if (now.judgement && now.judgement.digest !== told?.judgement?.digest)
        yield { type: 'judgements', id: now.judgement.id, data: shown.judgement };
    }
    for (const [id, { judgement }] of this.#submissions) {
      if (submissions.has(id)) continue;
      this.#submissions.delete(id);
      if (judgement && this.#types.has('judgements')) yield { type: 'judgements', id: judgement.id, data: null };
      if (this.#types.has('submissions')) yield { type: 'submissions', id: String(id), data: null };
    }
    this.#submissionsView = view;
  }

  /**
   * Who comes back knows all up to a mark, if its digest is still the same; else all of them are told at once, in place
   * of what was known.
   */
  *#resume(submissions: ReadonlyMap<number, LoggedSubmission>, look: Look): Generator<FeedEvent> {
    const shown = [...submissions.values()].map((source) => ({ source, objects: showSubmission(source, look) }));
    const all = shown.map(({ source, objects }) => toldOf(source, objects));
    const knows = (kind: 'submission' | 'judgement', mark: Mark | null | undefined) => {
      if (!mark) return () => false;
      const before = all.flatMap((one) => one[kind] ?? []).filter(({ at }) => at <= mark.upTo);
      return sumOf(before.map(({ digest }) => digest)) === mark.digest ? (one: Told) => one.at <= mark.upTo : null;
    };
    const isKnown = {
      submission: knows('submission', this.#known?.submissions),
      judgement: knows('judgement', this.#known?.judgements),
    };
    for (const kind of ['submission', 'judgement'] as const) {
      const type = `${kind}s` as const;
      if (isKnown[kind] === null && this.#types.has(type))
        yield { type, id: null, data: shown.flatMap(({ objects }) => objects[kind] ?? []) };
    }
    const keep = (kind: 'submission' | 'judgement', one: Told | null) =>
      one !== null && (isKnown[kind]?.(one) ?? true) ? one : null;
    // Without a source, so that what is not known of one is told by the usual way.
    for (const one of all) {
      const [submission, judgement] = [keep('submission', one.submission), keep('judgement', one.judgement)];
      if (submission !== null || judgement !== null)
        this.#submissions.set(one.source.id, { source: { ...one.source }, submission, judgement });
    }
  }

  /** What the reader knows by now. */
  token(): FeedToken {
    const told = [...this.#submissions.values()];
    const lists = [...this.#lists].map(([type, objects]) => [type, sumOf(objects.values())] as const);
    return {
      contestId: this.#contestId,
      types: Object.fromEntries([...this.#singles, ...lists]),
      submissions: this.#types.has('submissions') ? markOf(told.flatMap(({ submission }) => submission ?? [])) : null,
      judgements: this.#types.has('judgements') ? markOf(told.flatMap(({ judgement }) => judgement ?? [])) : null,
    };
  }
}

/** Another one: the same submissions are shown otherwise. */
function viewOf({ isSealed, isAdmin, viewerTeamId, depth, contest: { type, startsAt } }: Look): string {
  return [isSealed, isAdmin, viewerTeamId, depth, type, startsAt.getTime()].join(' ');
}

function toldOf(
  source: LoggedSubmission,
  { submission, judgement }: ReturnType<typeof showSubmission>,
): ToldSubmission {
  return {
    source,
    submission: { id: submission.id, digest: digestOf(JSON.stringify(submission)), at: source.id },
    judgement: judgement && {
      id: judgement.id,
      digest: digestOf(JSON.stringify(judgement)),
      at: source.verdict?.endedAt.getTime() ?? 0,
    },
  };
}

function markOf(told: readonly Told[]): Mark {
  return {
    upTo: told.reduce((most, { at }) => Math.max(most, at), 0),
    digest: sumOf(told.map(({ digest }) => digest)),
  };
}
