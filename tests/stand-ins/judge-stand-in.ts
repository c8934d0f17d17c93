import {
  type Fault,
  type StandInAnswer,
  type StandInClock,
  type StandInRequest,
  startStandInServer,
} from './stand-in.ts';

/** How a run goes: what the judge says of it from so many milliseconds after its submission on. */
export interface RunScript {
  /** Oldest first; the first holds from the start. */
  readonly steps: ReadonlyArray<{ readonly afterMs: number; readonly text: string }>;
  readonly timeMs?: number;
  readonly memoryKb?: number;
  readonly compileText?: string;
}

/** A run at the judge. */
export interface StandInRun {
  readonly id: string;
  readonly username: string;
  readonly ref: string;
  readonly languageId: string;
  readonly source: string;
  readonly submittedAt: Date;
  /** When lists show it. */
  readonly listedAt: Date;
  readonly script: RunScript;
}

/** A judge that tests arrange. */
export interface JudgeStandIn {
  readonly origin: string;
  readonly clock: StandInClock;
  readonly requests: readonly StandInRequest[];
  /** Oldest first. */
  readonly runs: readonly StandInRun[];
  /** Faults that are on; to be added to and removed from. */
  readonly faults: Set<Fault>;
  /** How runs go that are made from now on. */
  setScript(script: RunScript): void;
  /** A run that somebody makes at the judge itself. */
  addRun(run: Pick<StandInRun, 'username' | 'ref' | 'languageId' | 'source'>): StandInRun;
  /** A text that a user puts on his public page, where the judge has such pages. */
  writeProfile(username: string, text: string): void;
  stop(): Promise<void>;
}

/** How late a run of the fault `late-row` is listed, in ms. */
const lateMs = 20_000;

/** Accounts and runs of a stand-in. */
export class JudgeModel {
  readonly runs: StandInRun[] = [];
  readonly faults = new Set<Fault>();
  /** Texts on public pages, by their users. */
  readonly profiles = new Map<string, string>();
  readonly #clock: StandInClock;
  #script: RunScript = { steps: [{ afterMs: 0, text: '' }] };
  #nextId: number;

  constructor(
    clock: StandInClock,
    { firstRunId, script }: { readonly firstRunId: number; readonly script: RunScript },
  ) {
    this.#clock = clock;
    this.#nextId = firstRunId;
    this.#script = script;
  }

  setScript(script: RunScript): void {
    this.#script = script;
  }

  /** A run, with others around it where the faults say so. */
  addRun(run: Pick<StandInRun, 'username' | 'ref' | 'languageId' | 'source'>): StandInRun {
    if (this.faults.has('foreign-row')) this.#make({ ...run, source: `${run.source} // of somebody else` });
    if (!this.faults.has('two-accounts-race')) return this.#make(run);
    const other = { ...run, username: `${run.username}2` };
    this.#make(other);
    const made = this.#make(run);
    this.#make(other);
    return made;
  }

  #make(run: Pick<StandInRun, 'username' | 'ref' | 'languageId' | 'source'>): StandInRun {
    const submittedAt = this.#clock.now();
    const listedAt = new Date(submittedAt.getTime() + (this.faults.has('late-row') ? lateMs : 0));
    const made = { ...run, id: String(this.#nextId), submittedAt, listedAt, script: this.#script };
    this.#nextId += 1;
    this.runs.push(made);
    return made;
  }

  /** A run that a client submitted, with what the faults make of it. */
  submit(run: Pick<StandInRun, 'username' | 'ref' | 'languageId' | 'source'>): StandInRun | null {
    return this.faults.has('drop-silently') ? null : this.addRun(run);
  }

  /** Runs that lists show now, newest first. */
  listed(): StandInRun[] {
    return this.runs.filter(({ listedAt }) => listedAt <= this.#clock.now()).toReversed();
  }

  /** What the judge says of a run now. */
  textOf({ submittedAt, script }: StandInRun): string {
    const steps = this.faults.has('queue-stuck') ? script.steps.slice(0, 1) : script.steps;
    const age = this.#clock.now().getTime() - submittedAt.getTime();
    return steps.findLast(({ afterMs }) => afterMs <= age)?.text ?? '';
  }

  /** When the account's newest run was made. */
  lastSubmission(username: string): Date | null {
    return this.runs.findLast((run) => run.username === username)?.submittedAt ?? null;
  }
}

/** Serves a judge whose runs are those of the model. */
export async function serveJudge(
  clock: StandInClock,
  model: JudgeModel,
  answer: (request: StandInRequest) => StandInAnswer,
): Promise<JudgeStandIn> {
  const { origin, requests, stop } = await startStandInServer(clock, model.faults, answer);
  return {
    origin,
    requests,
    clock,
    runs: model.runs,
    faults: model.faults,
    setScript: (script) => model.setScript(script),
    addRun: (run) => model.addRun(run),
    writeProfile: (username, text) => void model.profiles.set(username, text),
    stop,
  };
}
