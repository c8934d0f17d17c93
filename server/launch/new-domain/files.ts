import type { DomainNames } from './names.ts';
import { domainTest } from './test-file.ts';

/** The files of a new domain: path from the repository's root to content. They are formatted afterwards. */
export function domainFiles(wing: string, names: DomainNames): Readonly<Record<string, string>> {
  const folder = `schema/${wing}/${names.kebab}/${names.kebab}`;
  return {
    [`prisma/models/${wing}/${names.kebab}.prisma`]: model(names),
    [`${folder}.type.ts`]: type(names),
    [`${folder}.query.ts`]: query(names),
    [`${folder}.mutation.ts`]: mutation(names),
    [`${folder}.rule.ts`]: rule(names),
    [`${folder}.service.ts`]: service(names),
    [`${folder}.error.ts`]: error(names),
    [`tests/schema/${wing}/${names.kebab}/${names.kebab}.test.ts`]: domainTest(names),
  };
}

/** Lines of `schema/index.ts` that load the domain. */
export function domainImports(wing: string, { kebab }: DomainNames): string {
  return ['mutation', 'query'].map((part) => `import './${wing}/${kebab}/${kebab}.${part}.ts';\n`).join('');
}

function model({ pascal, snake, words }: DomainNames): string {
  return `/// A ${words}.
model ${pascal} {
  id        Int      @id @default(autoincrement())
  name      String   @unique @db.VarChar(100)
  /// False: admins only.
  isVisible Boolean  @default(true) @map("is_visible")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt DateTime @updatedAt @map("updated_at") @db.Timestamptz(3)

  @@index([isVisible, id(sort: Desc)])
  @@map("${snake}")
}
`;
}

function type({ kebab, pascal, words }: DomainNames): string {
  return `import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import type { ${pascal}Row } from './${kebab}.service.ts';

export const ${pascal}Type = builder.objectRef<${pascal}Row>('${pascal}').implement({
  description: 'A ${words}.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    isVisible: t.exposeBoolean('isVisible', { description: 'False: admins only.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const ${pascal}Page = pageObject('${pascal}Page', ${pascal}Type);
`;
}

function query({ kebab, camel, pascal, plural, pascalPlural, words }: DomainNames): string {
  return `import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { default${pascal}Page, find${pascal}, list${pascalPlural} } from './${kebab}.service.ts';
import { ${pascal}Page, ${pascal}Type } from './${kebab}.type.ts';

builder.queryFields((t) => ({
  ${plural}: t.field({
    type: ${pascal}Page,
    description: \`What the viewer may see of this list, newest first. \${default${pascal}Page} a page by default.\`,
    authScopes: { public: true },
    complexity: pageComplexity(default${pascal}Page),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { page }, context) => list${pascalPlural}(context, pageOf({ page }, default${pascal}Page)),
  }),
  ${camel}: t.field({
    type: ${pascal}Type,
    nullable: true,
    description: 'One ${words}. Null: none has this id, or the viewer may not see it.',
    authScopes: { public: true },
    args: { id: t.arg.int() },
    resolve: (_root, { id }, context) => find${pascal}(context, id),
  }),
}));
`;
}

function mutation({ kebab, pascal, words }: DomainNames): string {
  return `import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { ${pascal}NameTaken, ${pascal}NotFound } from './${kebab}.error.ts';
import { create${pascal}, delete${pascal}, update${pascal} } from './${kebab}.service.ts';
import { ${pascal}Type } from './${kebab}.type.ts';

const ${pascal}Input = builder.inputType('${pascal}Input', {
  description: 'What admins write.',
  fields: (t) => ({
    name: t.string({ description: '1 to 100 characters, unique.', validate: z.string().trim().min(1).max(100) }),
    isVisible: t.boolean({ description: 'False: admins only.' }),
  }),
});

builder.mutationFields((t) => ({
  create${pascal}: t.field({
    type: ${pascal}Type,
    description: 'Creates a ${words}.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, ${pascal}NameTaken] },
    args: { input: t.arg({ type: ${pascal}Input }) },
    resolve: (_root, { input }, context) => create${pascal}(context, input),
  }),
  update${pascal}: t.field({
    type: ${pascal}Type,
    description: 'Changes a ${words}.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, ${pascal}NotFound, ${pascal}NameTaken] },
    args: { id: t.arg.int(), input: t.arg({ type: ${pascal}Input }) },
    resolve: (_root, { id, input }, context) => update${pascal}(context, id, input),
  }),
  delete${pascal}: t.field({
    type: 'Int',
    description: 'Deletes a ${words}; returns its id.',
    authScopes: { admin: true },
    apiScope: 'ADMIN',
    errors: { types: [${pascal}NotFound] },
    args: { id: t.arg.int() },
    resolve: (_root, { id }, context) => delete${pascal}(context, id),
  }),
}));
`;
}

function rule({ pascal, pascalPlural }: DomainNames): string {
  return `import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { isAdmin } from '../../core/viewer.rule.ts';

/** What a viewer may read: everything for admins, what is visible for all others. For one item and for lists. */
export function readable${pascalPlural}(viewer: Context['viewer']): Prisma.${pascal}WhereInput {
  return isAdmin(viewer) ? {} : { isVisible: true };
}
`;
}

function service({ kebab, camel, pascal, pascalPlural, words }: DomainNames): string {
  return `import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { ${pascal}NameTaken, ${pascal}NotFound } from './${kebab}.error.ts';
import { readable${pascalPlural} } from './${kebab}.rule.ts';

/** Rows of a page by default. */
export const default${pascal}Page = 30;

const ${camel}Select = {
  id: true,
  name: true,
  isVisible: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.${pascal}Select;

/** A ${words}, whole. */
export type ${pascal}Row = Prisma.${pascal}GetPayload<{ select: typeof ${camel}Select }>;

/** What admins write. */
export interface ${pascal}Facts {
  readonly name: string;
  readonly isVisible: boolean;
}

type Reader = Pick<Context, 'db' | 'viewer'>;
type Writer = Pick<Context, 'db' | 'now'>;

/** A page of what the viewer may read, newest first. */
export async function list${pascalPlural}({ db, viewer }: Reader, page: PageRequest): Promise<Page<${pascal}Row>> {
  const where = readable${pascalPlural}(viewer);
  const [items, total] = await Promise.all([
    db.${camel}.findMany({ where, orderBy: { id: 'desc' }, ...sliceOf(page), select: ${camel}Select }),
    db.${camel}.count({ where }),
  ]);
  return { ...page, items, total };
}

/** Null: none has this id, or the viewer may not read it. */
export function find${pascal}({ db, viewer }: Reader, id: number): Promise<${pascal}Row | null> {
  return db.${camel}.findFirst({
    where: { AND: [{ id }, readable${pascalPlural}(viewer)] },
    select: ${camel}Select,
  });
}

/** @throws ${pascal}NameTaken */
export function create${pascal}({ db, now }: Writer, facts: ${pascal}Facts): Promise<${pascal}Row> {
  return withUniqueName(() =>
    db.${camel}.create({ data: { ...trimmed(facts), createdAt: now }, select: ${camel}Select }),
  );
}

/** @throws ${pascal}NotFound, ${pascal}NameTaken */
export async function update${pascal}({ db }: Writer, id: number, facts: ${pascal}Facts): Promise<${pascal}Row> {
  const [updated] = await withUniqueName(() =>
    db.${camel}.updateManyAndReturn({ where: { id }, data: trimmed(facts), select: ${camel}Select }),
  );
  if (updated === undefined) throw new ${pascal}NotFound();
  return updated;
}

/** @returns the id. @throws ${pascal}NotFound */
export async function delete${pascal}({ db }: Writer, id: number): Promise<number> {
  const { count } = await db.${camel}.deleteMany({ where: { id } });
  if (count === 0) throw new ${pascal}NotFound();
  return id;
}

function trimmed({ name, isVisible }: ${pascal}Facts): ${pascal}Facts {
  return { name: name.trim(), isVisible };
}

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new ${pascal}NameTaken();
    throw error;
  }
}
`;
}

function error({ upper, pascal, words }: DomainNames): string {
  return `import { domainError } from '../../core/errors.ts';

export const ${pascal}NotFound = domainError('${upper}_NOT_FOUND', {
  description: 'No ${words} has this id, or the viewer may not see it.',
  zh: '内容不存在或已被删除，请刷新列表。',
  en: 'There is no such ${words}: it may have been deleted. Reload the list.',
  rest: 404,
});

export const ${pascal}NameTaken = domainError('${upper}_NAME_TAKEN', {
  description: 'Another ${words} has this name.',
  zh: '该名称已被使用，请换一个名称。',
  en: 'Another ${words} has this name: choose another one.',
});
`;
}
