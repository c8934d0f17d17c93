import type { ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { createIssueLog, type IssueLog } from '../package/issue-log.ts';
import { DisplayIdRefused, wishedDisplayId, type DisplayIdWish } from './display-id-wish.service.ts';
import type { PackageItem } from './package-item.ts';
import { importProblem, type ImportedProblem } from './write-problem.service.ts';

/** What the importer decides of the problems of a batch. */
export interface BatchOptions extends DisplayIdWish {
  readonly userId: string;
  readonly visibility: ProblemVisibility;
}

/** What came of an item: a problem, or what is wrong with it. */
export interface ItemOutcome {
  readonly imported: ImportedProblem | null;
  readonly log: IssueLog;
}

/** What reading an item found without importing it. */
export interface CheckedItem {
  /** Display id that the package states. */
  readonly statedId: string | null;
  /** By language of the statement. */
  readonly titles: Readonly<Record<string, string>>;
  readonly log: IssueLog;
}

/** Reads one problem of a file and writes nothing: what is wrong with it is in the log. */
export async function checkItem({ log: serverLog }: Pick<Services, 'log'>, item: PackageItem): Promise<CheckedItem> {
  const log = createIssueLog();
  try {
    const read = await item.read(log, ({ displayId, statements }) =>
      Promise.resolve({
        statedId: displayId?.trim() || null,
        titles: Object.fromEntries(
          statements.flatMap(({ language, title }) => (title === '' ? [] : [[language, title.slice(0, 255)]])),
        ),
      }),
    );
    if (read === null) sayUnreadable(log);
    return { statedId: read?.statedId ?? null, titles: read?.titles ?? {}, log };
  } catch (error) {
    serverLog.error({ err: error, item: item.name }, 'a problem could not be checked');
    sayServerFailed(log);
    return { statedId: null, titles: {}, log };
  }
}

/**
 * Imports one problem of a file, whole or not at all; whatever goes wrong with it is in the log.
 *
 * @param onImported told within the transaction that makes the problem.
 */
export async function importItem(
  services: Pick<Services, 'db' | 'files' | 'pubsub' | 'log'>,
  item: PackageItem,
  options: BatchOptions,
  onImported?: (tx: Transaction, imported: ImportedProblem, log: IssueLog) => Promise<unknown>,
): Promise<ItemOutcome> {
  const log = createIssueLog();
  try {
    const imported = await item.read(log, (problem) =>
      importProblem(services, problem, {
        displayId: (tx) => wishedDisplayId(tx, problem.displayId, options),
        authorId: options.userId,
        visibility: options.visibility,
        packageName: null,
        async onImported(tx, made) {
          await audit(tx, {
            actorId: options.userId,
            action: 'problem.import',
            target: { kind: 'PROBLEM', id: made.problemId },
            groupId: null,
            after: { displayId: made.displayId, visibility: options.visibility },
            at: new Date(),
          });
          await onImported?.(tx, made, log);
        },
      }),
    );
    if (imported === null) sayUnreadable(log);
    return { imported, log };
  } catch (error) {
    if (error instanceof DisplayIdRefused) log.problem('.', error.sentence);
    else if (isUniqueViolation(error))
      log.problem('.', {
        'zh-CN': '题号刚被占用，请重试。',
        'en-US': 'wants a display id that was taken just now: try again.',
      });
    else {
      services.log.error({ err: error, item: item.name }, 'a problem could not be imported');
      sayServerFailed(log);
    }
    return { imported: null, log };
  }
}

/** A problem that was not read has a fault, whatever its reader said. */
function sayUnreadable(log: IssueLog): void {
  if (log.problems.length === 0) log.problem('.', { 'zh-CN': '无法读取。', 'en-US': 'cannot be read.' });
}

function sayServerFailed(log: IssueLog): void {
  log.problem('.', {
    'zh-CN': '导入时服务器出错，请联系网站管理员。',
    'en-US': 'could not be imported: the server failed. Tell the admins of the site.',
  });
}
