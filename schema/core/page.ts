import type { ObjectRef } from '@pothos/core';
import { z } from 'zod';
import { builder } from './builder.ts';
import type { SchemaTypes } from './schema-types.ts';

/** Most rows of one page; also what a page's size may multiply the cost of a query by. */
export const maxPageSize = 120;

/** Which part of a list is asked for. */
export const PageInput = builder.inputType('PageInput', {
  fields: (t) => ({
    page: t.int({
      required: false,
      defaultValue: 1,
      description: 'From 1, the default.',
      validate: z.int().min(1).max(1_000_000),
    }),
    size: t.int({
      required: false,
      description: `Rows of a page, 1 to ${maxPageSize}; each list has its own default.`,
      validate: z.int().min(1).max(maxPageSize),
    }),
  }),
});

/** A part of a list as services take it. */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  /** Rows, 1 to maxPageSize. */
  readonly size: number;
}

/** A part of a list as services give it. */
export interface Page<Row> extends PageRequest {
  readonly items: readonly Row[];
  /** Rows of the whole list. */
  readonly total: number;
}

/** Arguments of a field that answers a page. */
interface PageArgs {
  readonly page?:
    | { readonly page?: number | null | undefined; readonly size?: number | null | undefined }
    | null
    | undefined;
}

/** Fills in what the caller left out. */
export function pageOf(args: PageArgs, defaultSize: number): PageRequest {
  return { page: args.page?.page ?? 1, size: Math.min(args.page?.size ?? defaultSize, maxPageSize) };
}

/** `skip` and `take` of a page, for Prisma. */
export function sliceOf({ page, size }: PageRequest): { skip: number; take: number } {
  return { skip: (page - 1) * size, take: size };
}

/** Option `complexity` of a field that answers a page: what is below costs as many times as the page has rows. */
export function pageComplexity(defaultSize: number) {
  return (args: PageArgs) => ({ field: 1, multiplier: pageOf(args, defaultSize).size });
}

/**
 * Registers the page type of a list, such as `pageObject('ProblemPage', Problem)`. The rows' selection:
 * `queryFromInfo({ context, info, path: ['items'] })` of the Prisma plugin.
 */
export function pageObject<Row>(name: string, item: ObjectRef<SchemaTypes, Row>) {
  return builder.objectRef<Page<Row>>(name).implement({
    fields: (t) => ({
      // The size has been counted at the field that answers the page.
      items: t.field({ type: [item], complexity: { field: 1, multiplier: 1 }, resolve: (page) => [...page.items] }),
      total: t.exposeInt('total', { description: 'Rows of the whole list.' }),
      page: t.exposeInt('page', { description: 'From 1.' }),
      size: t.exposeInt('size'),
    }),
  });
}
