import type { Tag, TagClassification } from '@verdict/prisma/generated/client/client.ts';
import { auditBy, differing } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { sameInAnyCase } from '../../core/like-pattern.ts';
import { TagClassificationExists, TagClassificationNotFound, TagExists, TagNotFound, TagsApart } from './tag.error.ts';

/*
 * How names stay apart: letters of any case count as the same. The index on names does not see that, nor that tags of
 * no group belong together, so whoever names something takes a lock on the names of its origin first.
 */

/** What admins say of a tag. */
export interface TagFacts {
  readonly name: string;
  /** CSS colour; null: the client picks one. */
  readonly color: string | null;
  /** ME for local problems, else a remote judge. */
  readonly origin: string;
  readonly classificationId: number | null;
  readonly rank: number;
}

/** What admins say of a classification. */
export interface TagClassificationFacts {
  readonly name: string;
  readonly origin: string;
  readonly rank: number;
}

type Editing = Pick<Context, 'db' | 'viewer' | 'now'>;

/** Makes a tag. @throws TagExists, TagClassificationNotFound */
export function createTag(context: Editing, facts: TagFacts): Promise<Tag> {
  return context.db.$transaction(async (tx) => {
    await checkTag(tx, facts, null);
    const tag = await tx.tag.create({ data: facts });
    await auditBy(context, tx, { ...onTag(tag.id), action: 'tag.create', after: tagFields(tag) });
    return tag;
  });
}

/** Renames, recolours or moves a tag; problems keep it. @throws TagNotFound, TagExists, TagClassificationNotFound */
export function updateTag(context: Editing, id: number, facts: TagFacts): Promise<Tag> {
  return context.db.$transaction(async (tx) => {
    // Names first, then the row: whoever gives tags to a problem goes the same way, so that neither waits for the
    // other.
    await lockTagNames(tx, facts.origin);
    const before = await siteTag(tx, id);
    await checkTag(tx, facts, id);
    const tag = await tx.tag.update({ where: { id }, data: facts });
    await auditBy(context, tx, {
      ...onTag(id),
      action: 'tag.edit',
      ...differing(tagFields(before), tagFields(tag)),
    });
    return tag;
  });
}

/** Takes a tag away, from the problems that carry it too. @throws TagNotFound */
export function deleteTag(context: Editing, id: number): Promise<void> {
  return context.db.$transaction(async (tx) => {
    const before = await siteTag(tx, id);
    await tx.tag.delete({ where: { id } });
    await auditBy(context, tx, { ...onTag(id), action: 'tag.delete', before: tagFields(before) });
  });
}

/** Gives the problems of one tag another one in its place, and takes the first away. @throws TagNotFound, TagsApart */
export function mergeTags(
  context: Editing,
  { id, intoId }: { readonly id: number; readonly intoId: number },
): Promise<Tag> {
  return context.db.$transaction(async (tx) => {
    const [from, into] = [await siteTag(tx, id), await siteTag(tx, intoId)];
    if (id === intoId || from.origin !== into.origin) throw new TagsApart();
    await tx.$executeRaw`
      INSERT INTO problem_tag (problem_id, tag_id)
      SELECT problem_id, ${intoId}
      FROM problem_tag
      WHERE tag_id = ${id}
      ORDER BY problem_id
      ON CONFLICT DO NOTHING`;
    await tx.tag.delete({ where: { id } });
    await auditBy(context, tx, {
      ...onTag(id),
      action: 'tag.merge',
      before: { name: from.name },
      after: { name: into.name },
    });
    return into;
  });
}

/** Makes a classification. @throws TagClassificationExists */
export function createTagClassification(context: Editing, facts: TagClassificationFacts): Promise<TagClassification> {
  return context.db.$transaction(async (tx) => {
    await checkClassification(tx, facts, null);
    const made = await tx.tagClassification.create({ data: facts });
    await auditBy(context, tx, {
      ...onClassification(made.id),
      action: 'tag.createClassification',
      after: classificationFields(made),
    });
    return made;
  });
}

/** Renames a classification or gives it another place. @throws TagClassificationNotFound, TagClassificationExists */
export function updateTagClassification(
  context: Editing,
  id: number,
  facts: TagClassificationFacts,
): Promise<TagClassification> {
  return context.db.$transaction(async (tx) => {
    const before = await tx.tagClassification.findUnique({ where: { id } });
    if (before === null) throw new TagClassificationNotFound();
    await checkClassification(tx, facts, id);
    const after = await tx.tagClassification.update({ where: { id }, data: facts });
    await auditBy(context, tx, {
      ...onClassification(id),
      action: 'tag.editClassification',
      ...differing(classificationFields(before), classificationFields(after)),
    });
    return after;
  });
}

/** Takes a classification away; its tags are without one then. @throws TagClassificationNotFound */
export async function deleteTagClassification(context: Editing, id: number): Promise<void> {
  await context.db.$transaction(async (tx) => {
    const before = await tx.tagClassification.findUnique({ where: { id } });
    const { count } = await tx.tagClassification.deleteMany({ where: { id } });
    if (before === null || count === 0) throw new TagClassificationNotFound();
    await auditBy(context, tx, {
      ...onClassification(id),
      action: 'tag.deleteClassification',
      before: classificationFields(before),
    });
  });
}

function onTag(id: number) {
  return { target: { kind: 'TAG', id }, groupId: null };
}

function onClassification(id: number) {
  return { target: { kind: 'TAG_CLASSIFICATION', id }, groupId: null };
}

function tagFields({ name, color, origin, classificationId, rank }: TagFacts) {
  return { name, color, origin, classificationId, rank };
}

function classificationFields({ name, origin, rank }: TagClassificationFacts) {
  return { name, origin, rank };
}

/** A tag of the site, locked; those of groups are their groups' affair. @throws TagNotFound */
async function siteTag(tx: Transaction, id: number): Promise<Tag> {
  await tx.$queryRaw`SELECT 1 FROM tag WHERE id = ${id} FOR UPDATE`;
  const tag = await tx.tag.findFirst({ where: { id, groupId: null } });
  if (tag === null) throw new TagNotFound();
  return tag;
}

/** @param id the tag that may be called so; null: none may. @throws TagExists, TagClassificationNotFound */
async function checkTag(
  tx: Transaction,
  { name, origin, classificationId }: TagFacts,
  id: number | null,
): Promise<void> {
  await lockTagNames(tx, origin);
  const namesake = await tx.tag.findFirst({
    where: { origin, groupId: null, name: sameInAnyCase(name), ...(id === null ? {} : { id: { not: id } }) },
    select: { id: true },
  });
  if (namesake !== null) throw new TagExists(name);
  if (
    classificationId !== null &&
    (await tx.tagClassification.count({ where: { id: classificationId, origin } })) === 0
  )
    throw new TagClassificationNotFound();
}

/** @param id the classification that may be called so; null: none may. @throws TagClassificationExists */
async function checkClassification(
  tx: Transaction,
  { name, origin }: TagClassificationFacts,
  id: number | null,
): Promise<void> {
  await lockTagNames(tx, origin);
  const namesake = await tx.tagClassification.findFirst({
    where: { origin, name: sameInAnyCase(name), ...(id === null ? {} : { id: { not: id } }) },
    select: { id: true },
  });
  if (namesake !== null) throw new TagClassificationExists(name);
}

/** Whoever gives a name to a tag or classification of an origin does so alone until the transaction ends. */
export async function lockTagNames(tx: Transaction, origin: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`tags ${origin}`}))`;
}
