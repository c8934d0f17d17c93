import type { OfferedLanguage } from '@verdict/judge/protocol/node.ts';
import type { JudgeNodeMode, PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction } from '../../core/context.ts';

/** A judge node not heard of for this long, in milliseconds, offers nothing: five heartbeats missed. */
export const nodeSilenceMs = 15_000;
/**
 * Submissions are accepted in languages that a judge offered within this time, in ms; they wait while no judge is live.
 */
const offerMemoryMs = 24 * 3_600_000;

/** A language with what live judges say of it now. */
export interface LanguageView {
  /** 0 for a language no judge ever reported, which only old jury submissions are written in. */
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly contentType: string;
  readonly compileCommand: string;
  readonly runCommand: string;
  readonly template: string;
  readonly timeFactor: number;
  readonly memoryFactor: number;
  readonly isChecker: boolean;
  readonly position: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Offered by a live judge now. */
  readonly isAvailable: boolean;
  /** Offered by a judge within the last day. */
  readonly isAccepted: boolean;
  /** As the compilers of live judges print them, each once. */
  readonly versions: readonly string[];
}

/** Is a node there: heard of lately, and its token accepted. */
export function isNodeHealthy(
  node: { readonly lastSeenAt: Date | null; readonly revokedAt: Date | null },
  now: Date,
): boolean {
  return (
    node.revokedAt === null && node.lastSeenAt !== null && now.getTime() - node.lastSeenAt.getTime() <= nodeSilenceMs
  );
}

/** May a node be given work: it is there, and told to work. */
function isNodeLive(
  node: { readonly lastSeenAt: Date | null; readonly mode: JudgeNodeMode; readonly revokedAt: Date | null },
  now: Date,
): boolean {
  return node.mode === 'ACTIVE' && isNodeHealthy(node, now);
}

/** Was a node seen within the last day, with a token that is still accepted? In any mode: a paused judge comes back. */
function isNodeRemembered(
  node: { readonly lastSeenAt: Date | null; readonly revokedAt: Date | null },
  now: Date,
): boolean {
  return (
    node.revokedAt === null && node.lastSeenAt !== null && now.getTime() - node.lastSeenAt.getTime() <= offerMemoryMs
  );
}

/** All languages ever reported by a judge, in the order they are listed. One query. */
export async function listLanguages(db: PrismaClient | Transaction, now: Date): Promise<LanguageView[]> {
  const rows = await db.language.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: {
      nodes: { select: { version: true, node: { select: { lastSeenAt: true, mode: true, revokedAt: true } } } },
    },
  });
  return rows.map(({ nodes, ...language }) => {
    const live = nodes.filter(({ node }) => isNodeLive(node, now));
    const isAccepted = nodes.some(({ node }) => isNodeRemembered(node, now));
    return {
      ...language,
      isAvailable: live.length > 0,
      isAccepted,
      versions: [...new Set(live.map(({ version }) => version))].toSorted(),
    };
  });
}

/** Did a judge offer this language within the last day? A cheaper query than `listLanguages`. */
export async function isLanguageAccepted(db: PrismaClient | Transaction, now: Date, key: string): Promise<boolean> {
  const offers = await db.judgeNodeLanguage.findMany({
    where: { language: { key } },
    select: { node: { select: { lastSeenAt: true, revokedAt: true } } },
  });
  return offers.some(({ node }) => isNodeRemembered(node, now));
}

/** Stands in for a language that no judge ever reported. */
export function unknownLanguage(key: string): LanguageView {
  return {
    id: 0,
    key,
    name: key,
    description: '',
    contentType: 'text/plain',
    compileCommand: '',
    runCommand: '',
    template: '',
    timeFactor: 1,
    memoryFactor: 1,
    isChecker: false,
    position: Number.MAX_SAFE_INTEGER,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    isAvailable: false,
    isAccepted: false,
    versions: [],
  };
}

/**
 * Takes over what a node says of its languages: rows are made or brought up to date, and what the node no longer offers
 * is no longer held against it. The factors of a known language are the administrators' and stay.
 */
export async function registerLanguages(
  tx: Transaction,
  nodeId: number,
  offered: readonly OfferedLanguage[],
): Promise<void> {
  const versionById = new Map<number, string>();
  for (const { version, timeFactor, memoryFactor, ...facts } of offered) {
    const { id } = await tx.language.upsert({
      where: { key: facts.key },
      create: { ...facts, timeFactor, memoryFactor },
      update: facts,
      select: { id: true },
    });
    versionById.set(id, version);
  }
  await tx.judgeNodeLanguage.deleteMany({ where: { nodeId } });
  await tx.judgeNodeLanguage.createMany({
    data: [...versionById].map(([languageId, version]) => ({ nodeId, languageId, version })),
  });
}
