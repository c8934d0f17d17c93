import { Readable } from 'node:stream';
import type { Context } from '@verdict/schema/core/context.ts';
import { maxPageSize } from '@verdict/schema/core/page.ts';
import { csvOf, csvRows, type Sheet } from '@verdict/schema/core/sheet/csv.ts';
import { mayOnSite } from '@verdict/schema/core/site-act.rule.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, getVariableValues, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { QueryBudget } from '../graphql/query-budget.ts';
import { attach } from '../rest/attachment.ts';
import { operateIn } from '../rest/operate.ts';
import { RestFailure } from '../rest/rest-failure.ts';
import { say, sentences } from '../rest/sentences.ts';
import { registerStaffFile } from './staff-file.ts';
import type { Table } from './table.ts';
import { tables } from './tables.ts';

/** Rows in a file; who needs others narrows the list. */
const maxRows = 10_000;

const wantedSchema = z.object({
  /** Of the list's query, as JSON. */
  variables: z.string().max(4_000).default('{}').transform(parsed).pipe(z.record(z.string(), z.unknown())),
});

function parsed(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('must be JSON');
    return z.NEVER;
  }
}

interface Dependencies {
  readonly schema: GraphQLSchema;
  readonly budget: QueryBudget;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
}

/**
 * Serves lists as tables. The rows are those that the list's own query answers, page by page, so who may read them is
 * decided in one place.
 */
export function registerTableFiles(app: FastifyInstance, { schema, budget, contextOf }: Dependencies): void {
  for (const [name, table] of Object.entries(tables)) {
    const path = `/api/file/table/${name}`;
    registerStaffFile(app, {
      path,
      contextOf,
      wanted: wantedSchema,
      serve: async (context, { variables }, reply) => {
        if (table.act !== null && !mayOnSite(context.viewer, table.act)) throw roleNeeded(context);
        const fault = faultOf(schema, table, variables);
        if (fault !== null) return fault;
        const operate = operateIn({ schema, budget }, context, { path, changesState: false });
        const pages = pagesOf((page) => table.read(operate, { ...variables, page }));
        // Read before the head of the answer is sent: a refusal has a status.
        const first = await pages.next();
        const content = Readable.from(chunksOf([table.heads[context.locale], ...(first.value ?? [])], pages));
        return attach(reply, `${name}.csv`, 'text/csv; charset=utf-8', content);
      },
    });
  }
}

function roleNeeded({ locale }: Context): RestFailure {
  return new RestFailure({ httpStatus: 403, bodyStatus: 403, message: say(sentences.roleNeeded, locale) });
}

/** What is wrong with the variables; null: nothing. */
function faultOf(schema: GraphQLSchema, { document }: Table, variables: Record<string, unknown>): string | null {
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, { ...variables, page: {} }, { maxErrors: 1 });
  return errors?.[0]?.message ?? null;
}

/** Pages of a list up to the bound. A row that moved to the next page while the list grew is in one of them. */
async function* pagesOf(
  read: (page: { readonly page: number; readonly size: number }) => Promise<Sheet>,
): AsyncGenerator<Sheet, undefined> {
  const seen = new Set<Sheet[number][number] | undefined>();
  for (let page = 1; seen.size < maxRows; page += 1) {
    const rows = await read({ page, size: maxPageSize });
    const left = maxRows - seen.size;
    const fresh = rows.filter(([id]) => !seen.has(id)).slice(0, left);
    for (const [id] of fresh) seen.add(id);
    yield fresh;
    if (rows.length < maxPageSize) return;
  }
}

async function* chunksOf(first: Sheet, pages: AsyncGenerator<Sheet, undefined>): AsyncGenerator<string> {
  yield csvOf(first);
  for await (const rows of pages) if (rows.length > 0) yield csvRows(rows);
}
