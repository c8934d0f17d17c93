import type { JudgeHttp } from '../http/judge-http.ts';
import type { Credential } from './credential.ts';
import type { RefuseReason } from './failure.ts';
import type { JudgeInfo } from './judge-info.ts';
import type { RawDocument } from './raw-document.ts';

/*
 * What an adapter of a remote judge is: an object with one ability each. Rules for adapters, failures and modes:
 * docs/decisions/180-remote-judges.md.
 */

/** A sample of a statement, byte for byte. */
export interface RemoteSample {
  readonly input: string;
  readonly output: string;
  readonly explanation: string | null;
}

/** A statement as it is read. Texts are Markdown; addresses in them are absolute. */
export interface RemoteStatement {
  readonly title: string;
  /** Language of its texts: en, zh, ja, ... */
  readonly language: string;
  readonly description: string;
  readonly input: string;
  readonly output: string;
  readonly hint: string;
  readonly samples: readonly RemoteSample[];
  /** Of C and C++. */
  readonly timeLimitMs: number;
  readonly memoryLimitKb: number;
  /** The limits as the page words them. */
  readonly limits: string;
  /** Names of the files a program reads and writes; null: standard input and output. */
  readonly readsFile: string | null;
  readonly writesFile: string | null;
  readonly source: string | null;
  readonly author: string | null;
  readonly tags: readonly string[];
  /** Address of a PDF that the statement is, or goes with. */
  readonly pdfUrl: string | null;
  /** Ids of the languages it may be solved in; null: all of the judge. */
  readonly languageIds: readonly string[] | null;
  /** What a submission needs beside the reference. */
  readonly submitKey: string | null;
}

/** A language of a judge. */
export interface RemoteLanguage {
  /** As the judge takes it, or a short name that its adapter knows; at most 20 characters. */
  readonly id: string;
  readonly name: string;
  /** Key of the closest language of the product, for editors; null: none. */
  readonly likeKey: string | null;
  /** Is white space at the end of a program harmless? */
  readonly isMarkable: boolean;
}

/** A language as its judge lists it. */
export type ListedLanguage = Pick<RemoteLanguage, 'id' | 'name'>;

/** What is known of a session. */
export type SessionState = 'OK' | 'LOST' | 'BANNED';

/** A program that is sent to a judge. */
export interface RemoteSubmission {
  readonly ref: string;
  readonly submitKey: string | null;
  readonly languageId: string;
  /** The exact text, marker included. */
  readonly source: string;
  /** User name of the account. */
  readonly username: string;
  /** Of the job alone, at most 64 characters: a judge that knows it makes no second run. */
  readonly clientRef: string;
}

/** What became of a request to submit. Failures are thrown. */
export type SubmitOutcome =
  /** There is a run. */
  | { readonly kind: 'ACCEPTED'; readonly runId: string }
  /** The judge took it and did not say as which run. */
  | { readonly kind: 'UNCONFIRMED' }
  /** There is certainly no run. */
  | { readonly kind: 'REFUSED'; readonly reason: RefuseReason; readonly text: string };

/** Whose runs on which problem are listed. */
export interface RunFilter {
  readonly username: string;
  readonly ref: string;
}

/** A run in a list of the judge. */
export interface RunRow {
  readonly runId: string;
  readonly username: string;
  readonly ref: string;
  /** Null: the list does not say, or the language is not known. */
  readonly languageId: string | null;
  readonly codeBytes: number | null;
  readonly submittedAt: Date | null;
}

/** A run whose result is read. */
export interface RunHandle {
  readonly runId: string;
  readonly username: string;
  readonly ref: string;
}

/** Result of one test case. */
export interface RemoteCase {
  readonly status: number;
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  readonly score: number | null;
  readonly message: string | null;
}

/** How a run stands. */
export interface RunState {
  readonly runId: string;
  readonly isFinal: boolean;
  /** Specification status code. */
  readonly status: number;
  /** As the judge words it. */
  readonly text: string;
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  readonly score: number | null;
  readonly cases: readonly RemoteCase[];
  /** When the judge wants to be asked again; null: it does not say. */
  readonly nextPollMs: number | null;
}

/** Ability: references to problems. */
interface References {
  /** An id or an address, as people give it, in its canonical form; null: it is none of this judge. */
  parse(input: string): string | null;
  /** `parse` takes addresses of any host, since admins name that of the judge. */
  readonly isOfAnyHost?: true;
  /** What follows `KEY-` in display ids; `parse` reads it back. */
  format(ref: string): string;
  /** Page of the problem, for people. */
  urlOf(ref: string, origin: string): string;
}

/** Ability: statements. What is loaded may also be uploaded by an admin without a network. */
interface Statements {
  /** @throws RemoteFailure */
  load(http: JudgeHttp, ref: string): Promise<readonly RawDocument[]>;
  /** @throws LayoutError; RemoteFailure of class `refused` where there is no such problem. */
  parse(documents: readonly RawDocument[], ref: string): RemoteStatement;
}

/** Ability: sets of problems that are imported together, such as those of a contest. */
interface ProblemSets {
  /** IF_ASKED: in the session of an account of the site where there is one, since some sets are for users alone. */
  readonly session: 'NONE' | 'IF_ASKED';
  /** Name of a set in what people give; null: there is none. At most 100 characters. */
  parse(input: string): string | null;
  /** Address of a set, such as people give it. */
  sampleUrl(origin: string): string;
  /** References of its problems, in their order. @throws RemoteFailure */
  load(http: JudgeHttp, set: string): Promise<readonly string[]>;
}

/** Ability: languages. */
interface Languages {
  /** As of the release of the product. */
  readonly known: readonly RemoteLanguage[];
  /** Are visitors shown the list? */
  readonly isListPublic?: true;
  /**
   * As the judge lists them now, in its form for a problem where it has one. Absent: it shows no list. @throws
   * RemoteFailure
   */
  load?(http: JudgeHttp, ref: string): Promise<readonly ListedLanguage[]>;
}

/** Ability: sessions. */
interface SignIn {
  /** Kind of credential that is taken. */
  readonly credential: Credential['kind'];
  /** Name of the cookie whose value is the credential; absent: it is no cookie. */
  readonly cookieName?: string;
  /** Opens a session, which `http` keeps. @throws RemoteFailure */
  open(http: JudgeHttp, credential: Credential): Promise<void>;
  /** @throws RemoteFailure */
  check(http: JudgeHttp): Promise<SessionState>;
}

/** Ability: submitting. */
interface Submitting {
  /** Sends the program with exactly one request that may create a run. @throws RemoteFailure */
  send(http: JudgeHttp, submission: RemoteSubmission): Promise<SubmitOutcome>;
}

/**
 * With what something is read: as a visitor; in the session of the account where there is one, else as a visitor, who
 * may be asked to sign in; in that session alone.
 */
export type SessionNeed = 'NONE' | 'IF_ASKED' | 'ALWAYS';

/** Ability: lists of runs, newest first. */
interface Runs {
  readonly session: SessionNeed;
  /** @throws RemoteFailure */
  list(http: JudgeHttp, filter: RunFilter): Promise<readonly RunRow[]>;
  /**
   * Program of a run, read in the session of its account; null: the judge does not show it. Absent: it shows none.
   *
   * @throws RemoteFailure
   */
  source?(http: JudgeHttp, run: RunHandle): Promise<string | null>;
}

/** Ability: results. */
interface Results {
  /** Id of a run in what people paste, its address or its number; null: there is none. */
  parseRun(input: string): string | null;
  /** Runs that one request can ask for, all of one account or handle. */
  readonly maxBatch: number;
  readonly session: SessionNeed;
  /**
   * By one request. Of several runs those are left out that its answer does not tell of; one that is asked for alone
   * and not listed yet is not final.
   *
   * @throws RemoteFailure
   */
  read(http: JudgeHttp, runs: readonly RunHandle[]): Promise<readonly RunState[]>;
  /** Null: the judge shows none. @throws RemoteFailure */
  compileText?(http: JudgeHttp, run: RunHandle): Promise<string | null>;
}

/** Ability: runs that users made themselves. */
interface Claims {
  /** Page on which a person submits. */
  submitUrlOf(ref: string, origin: string): string;
}

/** A run that does not compile proves whose a handle is. */
interface RunProof {
  readonly kind: 'RUN';
  /** Problem on which its owner makes it. */
  readonly ref: string;
  /**
   * The handle as the judge writes it, where it made such a run since then; null: it did not.
   *
   * @throws RemoteFailure; of class `refused` where the judge has no such handle.
   */
  proven(http: JudgeHttp, handle: string, since: Date): Promise<string | null>;
}

/** A text that is given to the owner of a handle proves that it is his, once he has put it on his public page. */
interface TextProof {
  readonly kind: 'TEXT';
  /** Page of the judge on which he writes it. */
  editUrlOf(origin: string): string;
  /**
   * The handle as the judge writes it, where its page has the text; null: it has not.
   *
   * @throws RemoteFailure; of class `refused` where the judge has no such handle.
   */
  proven(http: JudgeHttp, handle: string, text: string): Promise<string | null>;
}

/** Ability: proof of whose a handle is. */
interface Handles {
  readonly proof: RunProof | TextProof;
  /** How its own sign-in says whose the handle is, by OpenID Connect. Absent: it has none. */
  readonly openId?: {
    readonly issuer: string;
    /** With which its tokens are signed: with the secret of the client, there are no keys to fetch. */
    readonly algorithm: 'HS256';
    /** The handle in the claims of a token that was verified; null: they name none. */
    handleIn(claims: Readonly<Record<string, unknown>>): string | null;
  };
}

/** A remote judge. */
export interface RemoteAdapter {
  readonly info: JudgeInfo;
  readonly references: References;
  readonly statements: Statements;
  readonly sets?: ProblemSets;
  readonly languages: Languages;
  readonly signIn?: SignIn;
  readonly submitting?: Submitting;
  readonly runs?: Runs;
  readonly results: Results;
  readonly claims?: Claims;
  readonly handles?: Handles;
}
