import type { StatusCode } from '@verdict/judge/protocol/status.ts';
import type { RemoteMode, RemoteOperation } from '@verdict/prisma/generated/client/client.ts';

/** Pauses between requests, in milliseconds. */
export interface JudgePace {
  /** Between two submissions of an account. */
  readonly submitMs: number;
  /** Between two submissions of this site, by whatever accounts. */
  readonly siteSubmitMs: number;
  /** Between two looks at results. */
  readonly pollMs: number;
  /** Between two statements. */
  readonly statementMs: number;
  /** Within this time after a submission its run is listed, or there is none. */
  readonly visibleWithinMs: number;
}

/** What the terms of a judge allow, as far as they are known; null: they do not say. */
export interface JudgeTerms {
  readonly url: string | null;
  readonly isSharedAccountAllowed: boolean | null;
  readonly isCopyAllowed: boolean | null;
  /** PDFs belong to others, such as the owners of a contest; absent: they do not. */
  readonly arePdfsOfOthers?: true;
}

/** Does an import keep PDFs, unless its admin decides otherwise? */
export function keepsPdfs({ terms }: Pick<JudgeInfo, 'terms'>): boolean {
  return terms.isCopyAllowed !== false && terms.arePdfsOfOthers === undefined;
}

/** A problem that has not changed for years: how it is read shows whether the parser still fits. */
export interface Canary {
  readonly ref: string;
  readonly title: string;
  readonly timeLimitMs: number;
  readonly memoryLimitKb: number;
  /** A run that visitors may ask for. Without a known verdict the answer shows whether results can still be read. */
  readonly run?: { readonly runId: string; readonly username: string; readonly status?: StatusCode };
}

/** What the site does at a judge for its users; statements it reads as a robot. */
export const ownActs = ['SIGN_IN', 'SUBMIT', 'POLL'] as const satisfies readonly RemoteOperation[];
type OwnAct = (typeof ownActs)[number];

/** What is fixed of a remote judge. */
export interface JudgeInfo {
  /** Prefix of display ids, and `Problem.origin`: HDU, CF, ... */
  readonly key: string;
  /** As the judge calls itself. */
  readonly name: string;
  /** It is one of many sites, so people need its host; absent: it is not. */
  readonly isNamedByHost?: true;
  /** Without a slash at its end. */
  readonly origin: string;
  /** Key of the judge whose accounts it shares; its own where it has its own. */
  readonly accountsOf: string;
  /** Modes it can serve, in the order in which pages list them. */
  readonly modes: readonly RemoteMode[];
  /** Charset of all its pages, where their headers cannot be trusted; null: as declared, else UTF-8. */
  readonly charset: string | null;
  /** Hosts beside the origin that images of statements may come from. */
  readonly assetHosts: readonly string[];
  readonly pace: JudgePace;
  /** Shortest program that it takes, in characters; absent: it refuses none. */
  readonly minCodeLength?: number;
  /** Paths that requests for users have, with `*` for what varies: admins see which of them are closed to robots. */
  readonly actPaths: Readonly<Record<OwnAct, readonly string[]>>;
  readonly terms: JudgeTerms;
  readonly canary: Canary;
}
