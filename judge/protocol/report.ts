import { z } from 'zod';

/** What a judge says about a task it holds. Every report carries task id and attempt; the server refuses old ones. */

/** Result of one case. */
export const caseResultSchema = z.object({
  position: z.number().int().positive(),
  testCaseId: z.number().int(),
  groupName: z.string(),
  /** Specification status code: AC, WA, PE, TLE, MLE, RE, SE, PAC or Cancelled. */
  status: z.number().int(),
  /** CPU time of the whole process tree, never clipped. */
  timeMs: z.number().int().nonnegative(),
  /** Peak of the whole tree, never clipped. */
  memoryKb: z.number().int().nonnegative(),
  score: z.number().int().nonnegative().nullable(),
  /** For people: "exit code 3", "signal SIGSEGV", the checker's message. At most 4,000 characters. */
  message: z.string().max(4000).nullable(),
  /** What a checker says to the jury only (judgemessage.txt): may hold test data, never shown to contestants. */
  judgeMessage: z.string().max(4000).nullable().optional(),
});
export type CaseResult = z.infer<typeof caseResultSchema>;

/** Result of one test group that has scores of its own. */
export const groupResultSchema = z.object({
  /** Order among the reported groups, from 1. */
  position: z.number().int().positive(),
  groupName: z.string(),
  status: z.number().int(),
  score: z.number().int(),
  /** Full score of the group. */
  total: z.number().int(),
  acceptedCases: z.number().int().nonnegative(),
  caseCount: z.number().int().nonnegative(),
  timeMs: z.number().int().nonnegative(),
  memoryKb: z.number().int().nonnegative(),
});
export type GroupResult = z.infer<typeof groupResultSchema>;

export const progressSchema = z.object({
  /** COMPILING or JUDGING. */
  status: z.number().int(),
  casesDone: z.number().int().nonnegative(),
  casesTotal: z.number().int().nonnegative(),
});
export type Progress = z.infer<typeof progressSchema>;

/** The one result of a task. */
export const judgementSchema = z.object({
  status: z.number().int(),
  /** Null for ACM. */
  score: z.number().int().nullable(),
  /** Full score; null for ACM. */
  totalScore: z.number().int().nullable(),
  /** Maximum over the cases; null when nothing ran. */
  timeMs: z.number().int().nullable(),
  memoryKb: z.number().int().nullable(),
  /** Compiler's message of a CE (at most 64 KB), cause of an SE. */
  message: z.string().max(65_536).nullable(),
  cases: z.array(caseResultSchema),
  groups: z.array(groupResultSchema),
});
export type Judgement = z.infer<typeof judgementSchema>;
