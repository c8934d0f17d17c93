import { z } from 'zod';

/** What a judge node says of itself when it registers. */

/** One language as this node offers it: all the product knows of a language comes from here. */
export const offeredLanguageSchema = z.object({
  /** Stable, lower case: c, cpp, java, python3, ... */
  key: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/),
  /** As shown and as used by REST: C, C++, Java, Python3, Python2, JavaScript, ... */
  name: z.string().min(1).max(50),
  /** MIME type for editors. */
  contentType: z.string(),
  /** For the help page: "C++20, GCC". */
  description: z.string(),
  /** For the help page; what is run in the box. */
  compileCommand: z.string(),
  runCommand: z.string(),
  /** A program that reads two numbers and prints their sum. */
  template: z.string(),
  /** Factors on a problem's limits: 1 for C and C++, 2 for others (decision 137, "Limits by language"). */
  timeFactor: z.number().positive(),
  memoryFactor: z.number().positive(),
  isChecker: z.boolean(),
  /** Order in lists. */
  position: z.number().int(),
  /** As the compiler or interpreter prints it. */
  version: z.string().max(255),
});
export type OfferedLanguage = z.infer<typeof offeredLanguageSchema>;

export const nodeRegistrationSchema = z.object({
  /** 32 hex characters made anew at each start: tasks of an earlier life of the node are given back at once. */
  incarnation: z.string().regex(/^[0-9a-f]{32}$/),
  slots: z.number().int().positive(),
  isWeakSandbox: z.boolean(),
  /** Name of the machine. */
  hostname: z.string().max(255),
  /** Of the judge, as its package says. */
  version: z.string().max(50),
  languages: z.array(offeredLanguageSchema),
});
export type NodeRegistration = z.infer<typeof nodeRegistrationSchema>;

/** What a heartbeat says of the machine. */
export const nodeLoadSchema = z.object({
  /** Submissions under way. */
  runningTasks: z.number().int().nonnegative(),
  processors: z.number().int().positive(),
  /** Share of all processors' time in use since the last heartbeat, 0 to 1. */
  cpuShare: z.number().min(0).max(1),
  memoryTotalBytes: z.number().int().nonnegative(),
  memoryFreeBytes: z.number().int().nonnegative(),
  /** Of the disk that holds the judge's data. */
  diskFreeBytes: z.number().int().nonnegative(),
  /** Of the cached test data. */
  cacheBytes: z.number().int().nonnegative(),
});
export type NodeLoad = z.infer<typeof nodeLoadSchema>;

/** What the site wants of a node: claim work, claim nothing, or finish what it holds and end. */
export const nodeModeSchema = z.enum(['active', 'paused', 'draining']);
export type NodeMode = z.infer<typeof nodeModeSchema>;

/** What a judge is told when it registers. */
export const registeredSchema = z.object({ nodeId: z.number().int(), name: z.string(), mode: nodeModeSchema });
export type Registered = z.infer<typeof registeredSchema>;

/** What a judge is told when it sends a heartbeat. */
export const heartbeatAnswerSchema = z.object({
  /** Ids of the tasks it still holds; it must drop all others. */
  heldTaskIds: z.array(z.number().int()),
  mode: nodeModeSchema,
});
export type HeartbeatAnswer = z.infer<typeof heartbeatAnswerSchema>;

/** A lease lasts this long; a heartbeat renews it. */
export const leaseMs = 10_000;
/** A judge sends a heartbeat for all its tasks this often. */
export const heartbeatMs = 3_000;
/** A claim waits this long for work before it answers "none". */
export const claimWaitMs = 20_000;
/** A task that failed this often for our own reasons ends as SE (decision 137, "Lost work"). */
export const maxAttempts = 3;
